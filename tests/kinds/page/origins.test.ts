import { expect, test } from 'vitest'
import type { SourceState } from '../../../runtime/kinds/page/records/sourceState.ts'
import { withOrigins } from '../../../runtime/kinds/page/records/withOrigins.ts'

const toState = (status: SourceState['status'], more: Partial<SourceState> = {}): SourceState => ({
  ...{ status, records: [], total: 0, failure: undefined, updatedAt: 0, reload: async () => {}, further: undefined },
  ...more,
})
const failure = { key: 'unauthorized', level: 'error', seconds: 4, message: 'Please sign in first' } as const

test('a formula over a source that was refused is refused as it was, and asking again asks that source', async () => {
  const calls: string[] = []
  const refused = toState('error', { failure, reload: async () => void calls.push('refused') })
  const state = withOrigins(toState('empty'), [toState('ready', { records: [{ id: 1 }] }), refused])
  expect(state).toMatchObject({ status: 'error', failure })
  await state.reload()
  expect(calls).toEqual(['refused'])
})

test('a formula over a source that is on its way is on its way, and is not empty', () => {
  expect(withOrigins(toState('empty'), [toState('loading')]).status).toBe('loading')
  expect(withOrigins(toState('empty'), [undefined]).status).toBe('loading')
  expect(withOrigins(toState('ready', { records: [{ id: 1 }] }), [toState('loading')]).status).toBe('ready')
})

test('a formula over records that stay while they cannot be asked anew keeps what it made of them', () => {
  const stale = toState('error', { failure, records: [{ id: 1 }] })
  expect(withOrigins(toState('ready', { records: [{ id: 1 }] }), [stale]).status).toBe('ready')
  expect(withOrigins(toState('empty'), [toState('ready', { records: [{ id: 1 }] })]).status).toBe('empty')
})
