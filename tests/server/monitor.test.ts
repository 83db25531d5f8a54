import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../../server/db/schema.ts'
import { createCollectionMeter } from '../../server/monitor/collectionMeter.ts'
import { readDisks } from '../../server/monitor/disks.ts'
import { createMonitor } from '../../server/monitor/monitor.ts'
import { redactHeaders } from '../../server/monitor/redact.ts'
import { createRequestMeter } from '../../server/monitor/requestMeter.ts'
import { createSampler, toMoment } from '../../server/monitor/samples.ts'
import { toHitShare } from '../../server/monitor/storeFigures.ts'
import { waitUntil } from '../shared/waits.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a sample', () => {
  const meters = () => ({ requests: createRequestMeter(), collections: { read: () => [], close: () => undefined } })

  test('tells what happened since the one before', async () => {
    const { requests, collections } = meters()
    const finish = (milliseconds: number, sent: number) => {
      requests.start()
      requests.finish({ method: 'GET', route: '/api/a', status: 200, milliseconds, sent })
    }
    let kinds = [{ kind: 'scavenge', count: 2, total: 5, longest: 4 }]
    finish(100, 7)
    const take = createSampler({ requests, collections: { ...collections, read: () => kinds } as never })
    finish(10, 30)
    finish(5.004, 12)
    kinds = [{ kind: 'scavenge', count: 5, total: 8.125, longest: 4 }]
    expect(await take()).toMatchObject({ requests: 2, meanTime: 7.5, sent: 42, collections: 3, pause: 3.13 })
    expect(await take()).toMatchObject({ requests: 0, meanTime: 0, sent: 0, collections: 0, pause: 0 })
  })

  test('tells which share of the processors the process had', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const cpu = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 4000, system: 2000 })
    const take = createSampler(meters() as never)
    now.mockReturnValue(1000 + 100)
    cpu.mockReturnValue({ user: 4000 + 3000, system: 2000 + 2000 })
    const { processors } = (await import('../../server/monitor/system.ts')).readMachine()
    expect((await take()).processCpu).toBeCloseTo(5 / 100 / processors, 10)
    cpu.mockReturnValue({ user: 1e9, system: 0 })
    expect((await take()).processCpu).toBe(0)
    now.mockReturnValue(1000 + 101)
    cpu.mockReturnValue({ user: 2e9, system: 0 })
    expect((await take()).processCpu).toBe(1)
  })

  test('has the moment in the form of the wire, and its time of day', () => {
    const { time, clock } = toMoment()
    expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(time).toBe(`${time.slice(0, 10)} ${clock}`)
  })
})

test('a sample is taken every ten seconds, and the database asked once in a minute, until the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ask = vi.fn(() => {
    throw new Error('The database is away.')
  })
  const monitor = createMonitor({ getExecutor: ask } as unknown as Connection)
  for (let span = 1; span <= 7; span += 1) {
    vi.advanceTimersByTime(9999)
    vi.advanceTimersByTime(1)
    await waitUntil(() => monitor.samples().length === 1 + span)
    expect(ask).toHaveBeenCalledTimes(span < 7 ? 1 : 2)
  }
  expect(monitor.stores()).toEqual([])
  expect(monitor.peaks()).toEqual({
    sessions: 0,
    threads: Math.max(...monitor.samples().map(({ threads }) => threads ?? 0)),
  })
  await monitor.close()
  const taken = monitor.samples().length
  vi.advanceTimersByTime(60_000)
  await new Promise(setImmediate)
  expect([monitor.samples().length, ask.mock.calls.length]).toEqual([taken, 2])
})

test('collections of garbage are counted by their kind', async () => {
  const meter = createCollectionMeter()
  const collect = (globalThis as { gc?: () => void }).gc
  if (collect) for (let count = 0; count < 2; count += 1) collect()
  const kept: object[][] = []
  await waitUntil(() => {
    for (let count = 0; count < 200; count += 1) kept.push(Array.from({ length: 1000 }, () => ({})))
    if (kept.length > 1000) kept.length = 0
    return meter.read().some(({ count }) => count > 1)
  })
  for (const { kind, count, total, longest } of meter.read()) {
    expect(kind).toMatch(/\w/)
    expect(longest).toBeLessThanOrEqual(total)
    expect(longest * count).toBeGreaterThanOrEqual(total * 0.999)
  }
  meter.close()
})

test('what lives on the heap is measured after a major collection, and not after a minor one', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { readonly type: 'minor' | 'major' }) => void
  const meter = createCollectionMeter()
  const countOf = (kind: string) => meter.read().find((figures) => figures.kind === kind)?.count ?? 0
  const untilCounted = async (type: 'minor' | 'major', kind: string) => {
    const before = countOf(kind)
    collect({ type })
    await waitUntil(() => countOf(kind) > before)
  }
  await untilCounted('major', 'mark-sweep-compact')
  const [live, majors] = [meter.liveSize() ?? 0, countOf('mark-sweep-compact')]
  expect(live).toBeGreaterThan(1_000_000)
  const kept = Array.from({ length: 100_000 }, () => ({}))
  await untilCounted('minor', 'scavenge')
  // The machine may have collected everything meanwhile.
  if (countOf('mark-sweep-compact') === majors) expect(meter.liveSize()).toBe(live)
  await untilCounted('major', 'mark-sweep-compact')
  expect(meter.liveSize()).not.toBe(live)
  expect(kept).toHaveLength(100_000)
  meter.close()
})

describe('disks', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-disks-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('begin with that of the data folder, in bytes, and each is told once', async () => {
    const [own, ...others] = await readDisks(folder)
    const { blocks, bsize } = statfsSync(folder)
    expect(own).toMatchObject({ name: folder, max: blocks * bsize })
    for (const { name, max, rest, used, reserved, restPPT } of [own, ...others].filter((disk) => disk !== undefined)) {
      expect(used).toBeGreaterThanOrEqual(0)
      expect(used + rest + reserved).toBe(max)
      expect(restPPT).toBe(used + rest > 0 ? Math.round((used * 100) / (used + rest)) : 0)
      expect(name).toMatch(/^\//)
    }
    const names = others.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('are folders: a file and what is not there are none', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const names = (await Promise.all([readDisks(file), readDisks(join(folder, 'none'))])).flat().map(({ name }) => name)
    expect(names).not.toContain(file)
    expect(names).not.toContain(join(folder, 'none'))
    expect(names).toContain('/')
  })
})

test.each([
  [{ hits: 0, misses: 0 }, undefined],
  [{ hits: 3, misses: 1 }, 0.75],
  [{ hits: 0, misses: 1 }, 0],
  [{ hits: 1, misses: 0 }, 1],
])('the share of hits of %o is %s', (figures, share) => expect(toHitShare(figures)).toBe(share))

test('a header is cut at five hundred letters', () => {
  const cut = (length: number) => redactHeaders({ accept: 'x'.repeat(length) }).accept?.[0]
  expect(cut(500)).toBe('x'.repeat(500))
  expect(cut(501)).toBe(`${'x'.repeat(500)}…`)
})
