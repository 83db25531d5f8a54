import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../runtime/data/callError.ts'
import { createDeadline } from '../../runtime/data/deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a call that lasts is ended when its time is over', () => {
  const deadline = createDeadline(1000)
  vi.advanceTimersByTime(999)
  expect([deadline.signal.aborted, deadline.isLate()]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([deadline.signal.aborted, deadline.isLate()]).toEqual([true, true])
})

test('a call that its caller ends is not late', () => {
  const caller = new AbortController()
  const deadline = createDeadline(1000, caller.signal)
  caller.abort()
  expect([deadline.signal.aborted, deadline.isLate()]).toEqual([true, false])
})

test('each part of a long upload begins the time anew, and nothing is left once it is over', () => {
  const deadline = createDeadline(1000)
  for (let part = 0; part < 3; part += 1) {
    vi.advanceTimersByTime(900)
    deadline.extend()
  }
  expect(deadline.isLate()).toBe(false)
  expect(vi.getTimerCount()).toBe(1)
  deadline.end()
  expect(vi.getTimerCount()).toBe(0)
})

test('an error of a call says what came; nothing came where no answer did', () => {
  expect(new CallError({ kind: 'network', url: '/a' })).toMatchObject({
    ...{ kind: 'network', url: '/a', status: 0, code: 0, message: '', result: null, anonymous: false },
  })
  expect(new CallError({ kind: 'status', url: '/a', status: 502 })).toMatchObject({ status: 502, code: 502 })
})
