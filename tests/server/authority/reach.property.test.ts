import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { runTrial } from './trial/runTrial.ts'

const seeds = Number(process.env.TRIAL_SEEDS ?? 20)
const first = Number(process.env.TRIAL_FIRST ?? 1)

describeEachDatabase('random calls by people with random rights', {}, (server) => {
  test(`give nobody more than their caller had, in ${seeds} companies`, { timeout: 3_600_000 }, async () => {
    const faults: string[] = []
    const accepted: Record<string, number> = {}
    let refused = 0
    for (let seed = first; seed < first + seeds; seed += 1) {
      const result = await runTrial(server(), server().engine === 'pglite' ? seed : seed + 1_000_000)
      faults.push(...result.faults)
      refused += result.refused
      for (const [name, times] of Object.entries(result.accepted)) accepted[name] = (accepted[name] ?? 0) + times
    }
    if (process.env.TRIAL_SEEDS !== undefined) console.info({ refused, accepted })
    expect(faults.slice(0, 20)).toEqual([])
    // Companies in which everything is refused would show nothing.
    expect(Object.values(accepted).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(seeds)
  })
})
