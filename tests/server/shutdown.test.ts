import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseCompilers } from '../../server/start/compilers.ts'
import { createShutdown } from '../../server/start/shutdown.ts'
import { waitUntil } from '../shared/waits.ts'

let exits: number[]
let listeners: Map<string, () => void>

beforeEach(() => {
  exits = []
  listeners = new Map()
  vi.spyOn(process, 'exit').mockImplementation(((code: number) => void exits.push(code)) as never)
  vi.spyOn(process, 'on').mockImplementation((event: string | symbol, listener: () => void) => {
    listeners.set(String(event), listener)
    return process
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  releaseCompilers()
})

const send = (signal: 'SIGINT' | 'SIGTERM') => listeners.get(signal)?.()

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s closes what was opened, the last first, each once it is over',
  async (signal) => {
    const shutdown = createShutdown()
    const closed: string[] = []
    shutdown.add(async () => void closed.push('lock'))
    shutdown.add(async () => {
      closed.push('database begins')
      await Promise.resolve()
      closed.push('database ends')
    })
    expect(shutdown.isStopping).toBe(false)
    shutdown.check()
    send(signal)
    expect(shutdown.isStopping).toBe(true)
    expect(() => shutdown.check()).toThrow('A signal ended the start.')
    await waitUntil(() => exits.length > 0)
    expect(closed).toEqual(['database begins', 'database ends', 'lock'])
    expect(exits).toEqual([0])
  },
)

test('what cannot be closed is told, and keeps nothing else open', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shutdown = createShutdown()
  const closed: string[] = []
  const error = new Error('no')
  shutdown.add(async () => void closed.push('lock'))
  shutdown.add(() => Promise.reject(error))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await shutdown.stop(1)
  expect(report.mock.calls).toEqual([['Closing failed:', error]])
  expect(closed).toEqual(['lock'])
  expect(shutdown.isStopping).toBe(true)
  vi.advanceTimersByTime(5000)
  expect(exits).toEqual([1])
})

test('a second signal ends the process at once, save the echo of the first', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date('2026-11-23T08:00:00Z') })
  const shutdown = createShutdown()
  shutdown.add(() => new Promise(() => undefined))
  send('SIGINT')
  vi.setSystemTime(Date.now() + 500)
  send('SIGTERM')
  expect(exits).toEqual([])
  vi.setSystemTime(Date.now() + 1)
  send('SIGINT')
  expect(exits).toEqual([1])
})

test('a close that hangs keeps the process for five seconds', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const shutdown = createShutdown()
  shutdown.add(() => new Promise(() => undefined))
  send('SIGTERM')
  vi.advanceTimersByTime(4999)
  expect(exits).toEqual([])
  vi.advanceTimersByTime(1)
  expect(exits).toEqual([0])
})
