import { failedOutcome, type Gate, type Outcome } from './gate.ts'
import { readCounts } from './readCounts.ts'
import type { StartedResource } from './resource.ts'
import { refuseAfterEnd, runCommand } from './runCommand.ts'

const started = new Set<StartedResource>()

/**
 * Runs a gate with what it needs. One that crashes, hangs, or ran no test at all has failed, whatever its tests say.
 */
export async function runGate(gate: Gate, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const began = performance.now()
  const resources: StartedResource[] = []
  try {
    refuseAfterEnd()
    for (const resource of gate.needs ?? []) resources.push(await start(resource))
    refuseAfterEnd()
    const own = Object.assign({}, ...resources.map((resource) => resource.environment)) as NodeJS.ProcessEnv
    const result = await runCommand(gate.command, { ...environment, ...own }, gate.minutes)
    const seconds = (performance.now() - began) / 1000
    const skipped = resources.flatMap((resource) => resource.skipped ?? []).join('; ')
    const { output, coreSeconds } = result
    return { id: gate.id, ...count(gate, result.isSuccess), seconds, coreSeconds, output, ...(skipped && { skipped }) }
  } catch (error) {
    return failedOutcome(gate.id, error instanceof Error ? error.message : String(error))
  } finally {
    await Promise.all(resources.map(stop))
  }
}

function count(gate: Gate, isSuccess: boolean): { readonly passed: number; readonly failed: number } {
  const counts = gate.report === undefined ? { passed: isSuccess ? 1 : 0, failed: 0 } : readCounts(gate.report)
  const isSilentFailure = counts.failed === 0 && (!isSuccess || counts.passed === 0)
  return isSilentFailure ? { ...counts, failed: 1 } : counts
}

async function start(resource: { start(): Promise<StartedResource> }): Promise<StartedResource> {
  const ready = await resource.start()
  started.add(ready)
  return ready
}

async function stop(resource: StartedResource): Promise<void> {
  started.delete(resource)
  await resource.stop?.()
}

/** Stops what gates that still run were given. */
export async function stopResources(): Promise<void> {
  await Promise.all([...started].map(stop))
}
