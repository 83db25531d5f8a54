import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseGates, findUnknown } from './test/chooseGates.ts'
import { formatOutcome, formatSkipped, formatTable, formatTotal } from './test/formatOutcome.ts'
import { GateCache } from './test/gateCache.ts'
import { createGates } from './test/gates.ts'
import { endAll } from './test/runCommand.ts'
import { runGate, stopResources } from './test/runGate.ts'
import { runGates } from './test/schedule.ts'
import { projectFolder } from './tool.ts'

const began = performance.now()
const reportFolder = mkdtempSync(join(tmpdir(), 'pagewright-test-'))
process.on('exit', () => rmSync(reportFolder, { recursive: true, force: true }))
for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
  process.on(signal, () => {
    endAll()
    void stopResources().finally(() => process.exit(code))
  })
}

const gates = createGates(reportFolder)
const args = process.argv.slice(2)
const wanted = args.filter((word) => word !== '--fresh')
const unknown = findUnknown(gates, wanted)
if (unknown !== undefined) {
  console.error(`There is no gate ${unknown}; the gates are ${gates.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

const isFresh = args.includes('--fresh') || !['', '0', 'false'].includes(process.env.CI ?? '')
const environment = {
  ...process.env,
  CI: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}
const cache = new GateCache(projectFolder, process.env)
const outcomes = await runGates(chooseGates(gates, wanted), {
  cores: Math.max(2, availableParallelism()),
  run: (gate) => cache.run(gate, isFresh, () => runGate(gate, environment)),
  report: (outcome) => console.log(formatOutcome(outcome)),
})
const total = formatTotal(outcomes)
process.exitCode = total.endsWith(' 0 failed') ? 0 : 1
const table = formatTable(outcomes, (performance.now() - began) / 1000)
console.log(`\n${table}\n\n${formatSkipped(outcomes)}${total}`)
