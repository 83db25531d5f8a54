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

test('a failure that waits is not shown when its call was answered meanwhile, and one that shows is withdrawn', () => {
  const channel = createNoticeChannel()
  const shown: string[] = []
  const withdrawn: string[] = []
  channel.push({ ...failure('a'), call: 'GET /a' })
  channel.push({ ...failure('b'), call: 'GET /b' })
  channel.recover('GET /a')
  const end = channel.subscribe(
    ({ message }) => shown.push(message),
    (call) => withdrawn.push(call),
  )
  expect(shown).toEqual(['b'])
  channel.recover('GET /b')
  end()
  channel.recover('GET /c')
  expect(withdrawn).toEqual(['GET /b'])
})
