import { describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/test/postgres/findPostgres.ts'
import { longestReturn, runFaults } from '../../trial/faults/runFaults.ts'
import { engines } from '../database.ts'

const hasPrograms = findPostgres() !== undefined
const possible = engines.filter((engine) => engine === 'pglite' || hasPrograms)

// `npm run trial:faults` goes through all faults, again and again.
describe.each(possible)('while things go wrong, on %s', (engine) => {
  test('no acknowledged write is lost, none is half, and the processes live', { timeout: 180_000 }, async () => {
    const result = await runFaults({
      engine: engine === 'pglite' ? 'embedded' : engine,
      rounds: engine === 'pglite' ? 1 : 2,
      seed: 1,
      only: engine === 'pglite' ? 'killed' : 'crashes',
      print: () => undefined,
    })
    expect(result).toMatchObject({ lost: 0, halves: 0, died: 0, faults: [] })
    expect(result.acknowledged).toBeGreaterThan(0)
    expect(result.slowestReturn).toBeLessThan(longestReturn)
  })
})
