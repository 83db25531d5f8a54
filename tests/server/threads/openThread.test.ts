import { describe, expect, test } from 'vitest'
import { openThread, ThreadError, type ThreadLimits } from '../../../server/threads/openThread.ts'
import type { Mischief } from './mischief.ts'

const open = (limits: Partial<ThreadLimits> = {}) =>
  openThread<Mischief, string>(new URL('./mischief.ts', import.meta.url), {
    ...{ milliseconds: 20_000, megabytes: 64, signal: new AbortController().signal },
    ...limits,
  })

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ThreadError ? error.reason : error),
  )

describe('a thread', () => {
  test('answers one question after the other', async () => {
    const thread = open()
    expect(await thread.ask('answer')).toBe('here')
    expect(await thread.ask('answer')).toBe('here')
    await thread.end()
  })

  test.each<[string, Mischief, Partial<ThreadLimits>, string]>([
    ['that works longer than it may', 'spin', { milliseconds: 700 }, 'time'],
    ['that takes more memory than it may', 'hoard', {}, 'memory'],
    ['that takes more memory beside its heap than it may', 'hoardBytes', {}, 'memory'],
    ['with a fault', 'fail', {}, 'failed'],
    ['that leaves', 'leave', {}, 'failed'],
  ])('%s is ended, says why, and answers no more', async (_, mischief, limits, reason) => {
    const thread = open(limits)
    expect(await reasonOf(thread.ask(mischief))).toBe(reason)
    expect(await reasonOf(thread.ask('answer'))).toBe(reason)
  })

  test('ends with who waits for it', async () => {
    const caller = new AbortController()
    const thread = open({ signal: caller.signal })
    await thread.ask('answer')
    const asked = reasonOf(thread.ask('spin'))
    caller.abort()
    expect(await asked).toBe('gone')
    expect(await reasonOf(open({ signal: caller.signal }).ask('answer'))).toBe('gone')
  })

  test('is not charged for the time between its questions', async () => {
    const thread = open({ milliseconds: 700 })
    await thread.ask('answer')
    const began = performance.now()
    while (performance.now() - began < 800);
    expect(await thread.ask('answer')).toBe('here')
    await thread.end()
  })
})
