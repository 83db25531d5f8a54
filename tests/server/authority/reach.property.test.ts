import { beforeAll, expect, test } from 'vitest'
import { type Engine, engines } from '../database.ts'
import { describeEachDatabase } from '../harness.ts'
import { trialCalls } from './trial/calls/index.ts'
import { checkedActs } from './trial/nodes.ts'
import { prepareTrials, type RunTrial } from './trial/runTrial.ts'

/**
 * The companies of each engine: 200 in all, half of them on a server where one is, for two calls that are made at once
 * really run at once there. `npm run trial:rights` tries thousands.
 */
const seedsOf: Readonly<Record<Engine, readonly [first: number, last: number]>> = engines.includes('postgresql')
  ? { pglite: [1, 100], postgresql: [101, 200] }
  : { pglite: [1, 200], postgresql: [1, 0] }

const accepted = new Set<string>()

test('every call that gives rights, acts for somebody or changes what rights hang on is made in trials', () => {
  const listed = checkedActs.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(trialCalls).toSorted()).toEqual(listed.toSorted())
})

describeEachDatabase('random calls by people with random rights', {}, (server) => {
  let runTrial: RunTrial
  beforeAll(async () => {
    runTrial = await prepareTrials(server())
  })

  test('give nobody more than their callers had, and people read what their reach says', {
    timeout: 600_000,
  }, async () => {
    const [first, last] = seedsOf[server().engine]
    const faults: string[] = []
    for (let seed = first; seed <= last; seed += 1) {
      const result = await runTrial(seed)
      faults.push(...result.faults)
      for (const name of result.accepted.keys()) accepted.add(name)
    }
    expect(faults.slice(0, 20)).toEqual([])
  })
})

// A call that is always refused shows nothing: its company or what it is made with has to change.
test('each of these calls is accepted in some company', () => {
  expect(Object.keys(trialCalls).filter((name) => !accepted.has(name))).toEqual([])
})
