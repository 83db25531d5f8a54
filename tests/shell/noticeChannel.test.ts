import { expect, test } from 'vitest'
import type { Failure } from '../../runtime/data/index.ts'
import { createNoticeChannel } from '../../runtime/shell/notices/noticeChannel.ts'

const failure = (message: string): Failure => ({ key: 'server', message, level: 'error', seconds: 4 })

test('failures from before the screen is there are shown once it is', () => {
  const channel = createNoticeChannel()
  const shown: string[] = []
  channel.push(failure('a'))
  const end = channel.subscribe(({ message }) => shown.push(message))
  channel.push(failure('b'))
  expect(shown).toEqual(['a', 'b'])
  end()
  channel.push(failure('c'))
  channel.subscribe(({ message }) => shown.push(`again ${message}`))
  expect(shown).toEqual(['a', 'b', 'again c'])
})
