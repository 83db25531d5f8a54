import { parseArgs } from 'node:util'
import { findPostgres } from '../../../scripts/test/postgres/findPostgres.ts'
import { longestReturn, runFaults, type TrialEngine } from './runFaults.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
    // Only faults whose name holds this text.
    only: { type: 'string', default: '' },
  },
})

const chosen: readonly TrialEngine[] =
  options.engine === 'both' ? ['postgresql', 'embedded'] : [options.engine as TrialEngine]
let isGood = true
for (const engine of chosen) {
  if (engine === 'postgresql' && findPostgres() === undefined) {
    console.log('postgresql: skipped, there is no initdb')
    continue
  }
  const result = await runFaults({
    engine,
    rounds: Number(options.rounds),
    seed: Number(options.seed),
    only: options.only,
    print: console.log,
  })
  console.log(`${engine}: ${JSON.stringify(result, null, 2)}`)
  isGood &&=
    result.lost + result.halves + result.died + result.faults.length === 0 && result.slowestReturn <= longestReturn
}
process.exit(isGood ? 0 : 1)
