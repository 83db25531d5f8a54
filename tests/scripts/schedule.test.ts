import { expect, test } from 'vitest'
import type { Gate, Outcome } from '../../scripts/test/gate.ts'
import { runGates } from '../../scripts/test/schedule.ts'

const gate = (id: string, rest: Partial<Gate> = {}): Gate => ({ id, command: { file: 'never', args: [] }, ...rest })

/** Runs gates without commands; each ends when the test says so. */
function follow(gates: readonly Gate[], cores = 2) {
  const ends = new Map<string, (outcome: Outcome) => void>()
  const begun: string[] = []
  const reported: string[] = []
  const all = runGates(gates, {
    cores,
    run: ({ id }) => {
      begun.push(id)
      return new Promise((resolve) => ends.set(id, resolve))
    },
    report: ({ id }) => reported.push(id),
  })
  const end = async (id: string, failed = 0) => {
    ends.get(id)?.({ id, passed: 1, failed, seconds: 1, coreSeconds: 1, output: '' })
    ends.delete(id)
    await new Promise(setImmediate)
  }
  return { all, begun, reported, end, running: () => [...ends.keys()] }
}

test('as many gates run at a time as the cores allow, in their order', async () => {
  const { running, end } = follow(['a', 'b', 'c'].map((id) => gate(id)))
  expect(running()).toEqual(['a', 'b'])
  await end('b')
  expect(running()).toEqual(['a', 'c'])
})

test('a gate that needs more cores than are free lets smaller ones go first', async () => {
  const { running, end } = follow([gate('a'), gate('big', { cores: 2 }), gate('b')])
  expect(running()).toEqual(['a', 'b'])
  await end('a')
  expect(running()).toEqual(['b'])
  await end('b')
  expect(running()).toEqual(['big'])
})

test('nothing runs beside a gate that measures time, however many cores there are', async () => {
  const { running, end } = follow([gate('a'), gate('alone', { cores: Number.POSITIVE_INFINITY }), gate('b')], 8)
  expect(running()).toEqual(['a', 'b'])
  await end('a')
  await end('b')
  expect(running()).toEqual(['alone'])
})

test('a gate waits for those that it comes after, wherever they stand', async () => {
  const { running, end } = follow([gate('app', { after: ['build'] }), gate('build'), gate('unit')], 3)
  expect(running()).toEqual(['build', 'unit'])
  await end('build')
  expect(running()).toEqual(['unit', 'app'])
})

test('a gate does not wait for one that is not run', () => {
  expect(follow([gate('app', { after: ['build'] })]).running()).toEqual(['app'])
})

test('what comes after a failed gate fails without a run and says why; the others run on', async () => {
  const { all, begun, end } = follow([gate('build'), gate('app', { after: ['build'] }), gate('unit')], 1)
  await end('build', 1)
  await end('unit')
  expect(begun).toEqual(['build', 'unit'])
  expect(await all).toMatchObject([
    { id: 'build', failed: 1 },
    { id: 'app', failed: 1, output: 'It comes after build, which failed.' },
    { id: 'unit', failed: 0 },
  ])
})

test('each outcome is reported as it comes, and all are given in the order of the gates', async () => {
  const { all, reported, end } = follow([gate('a'), gate('b')])
  await end('b')
  expect(reported).toEqual(['b'])
  await end('a')
  expect((await all).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('gates that wait for each other are an error and not a standstill', async () => {
  const gates = [gate('a', { after: ['b'] }), gate('b', { after: ['a'] })]
  await expect(follow(gates).all).rejects.toThrow('These gates wait for each other: a, b')
})
