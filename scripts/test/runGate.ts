import type { Gate, Outcome } from './gate.ts'
import { readCounts } from './readCounts.ts'
import { runCommand } from './runCommand.ts'

/** Runs a gate. One that crashes, hangs, or ran no test at all has failed, whatever its tests say. */
export async function runGate(gate: Gate, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const began = performance.now()
  const { isSuccess, output } = await runCommand(gate.command, environment)
  const seconds = (performance.now() - began) / 1000
  const counts = gate.report === undefined ? { passed: isSuccess ? 1 : 0, failed: 0 } : readCounts(gate.report)
  const isSilentFailure = counts.failed === 0 && (!isSuccess || counts.passed === 0)
  return { id: gate.id, seconds, output, passed: counts.passed, failed: isSilentFailure ? 1 : counts.failed }
}
