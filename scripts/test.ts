import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChromiumError, ensureChromium } from './chromium.ts'
import { chooseGates, findUnknown } from './test/chooseGates.ts'
import { formatOutcome, formatTotal } from './test/formatOutcome.ts'
import type { Gate, Outcome } from './test/gate.ts'
import { createStages } from './test/gates.ts'
import { endAll } from './test/runCommand.ts'
import { runGate } from './test/runGate.ts'
import { runStage } from './test/runStage.ts'

const reportFolder = mkdtempSync(join(tmpdir(), 'pagewright-test-'))
process.on('exit', () => rmSync(reportFolder, { recursive: true, force: true }))
for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
  process.on(signal, () => {
    endAll()
    process.exit(code)
  })
}

const stages = createStages(reportFolder)
const ids = stages.flatMap(({ gates }) => gates.map(({ id }) => id))
const wanted = process.argv.slice(2)
const unknown = findUnknown(stages, wanted)
if (unknown !== undefined) {
  console.error(`There is no gate ${unknown}; the gates are ${ids.join(', ')}.`)
  process.exit(1)
}
const chosen = chooseGates(stages, wanted)

const needsChromium = chosen.some(({ gates }) => gates.some((gate) => gate.needsChromium))
const chromium = needsChromium ? tryChromium() : {}
const quiet = {
  CI: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}
const environment = { ...process.env, ...quiet, ...(chromium.path === undefined ? {} : { CHROMIUM: chromium.path }) }

function tryChromium(): { readonly path?: string; readonly problem?: string } {
  try {
    return { path: ensureChromium() }
  } catch (error) {
    if (error instanceof ChromiumError) return { problem: error.message }
    throw error
  }
}

async function run(gate: Gate): Promise<Outcome> {
  const problem = gate.needsChromium ? chromium.problem : undefined
  if (problem !== undefined) return { id: gate.id, passed: 0, failed: 1, seconds: 0, output: problem }
  return runGate(gate, environment)
}

const outcomes: Outcome[] = []
for (const stage of chosen)
  outcomes.push(...(await runStage(stage, run, (outcome) => console.log(formatOutcome(outcome)))))
const total = formatTotal(outcomes)
process.exitCode = total.endsWith(' 0 failed') ? 0 : 1
console.log(`\n${total}`)
