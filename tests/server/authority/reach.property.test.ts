import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { trialCalls } from './trial/calls/index.ts'
import { checkedActs } from './trial/nodes.ts'
import { prepareTrials, type RunTrial } from './trial/runTrial.ts'

/**
 * Companies on each engine. On the embedded one, which is always there, enough for every call to be accepted by some; on
 * a server a few, for two calls that are made at once really run at once there. `npm run trial:rights` tries thousands.
 */
const seedCounts = { pglite: 200, postgresql: 40 } as const

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
    const seeds = seedCounts[server().engine]
    const faults: string[] = []
    const accepted = new Set<string>()
    for (let seed = 1; seed <= seeds; seed += 1) {
      const result = await runTrial(seed)
      faults.push(...result.faults)
      for (const name of result.accepted.keys()) accepted.add(name)
    }
    expect(faults.slice(0, 20)).toEqual([])
    // A call that is always refused shows nothing: its company or what it is made with has to change.
    if (server().engine === 'pglite') expect(Object.keys(trialCalls).filter((name) => !accepted.has(name))).toEqual([])
  })
})
