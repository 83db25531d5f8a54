import { failedOutcome, type Gate, type Outcome } from './gate.ts'

/** How gates are run. */
export interface Schedule {
  /** The cores that the gates share. */
  readonly cores: number
  readonly run: (gate: Gate) => Promise<Outcome>
  readonly report: (outcome: Outcome) => void
}

/**
 * Runs gates in their order, as many at a time as the cores allow: the first one that is ready and fits begins. A gate
 * is ready once all those that it comes after have passed; where one of them failed, it fails as well without a run.
 */
export async function runGates(gates: readonly Gate[], { cores, run, report }: Schedule): Promise<readonly Outcome[]> {
  const waiting = [...gates]
  const running = new Map<Gate, Promise<void>>()
  const outcomes = new Map<string, Outcome>()
  const needed = ({ cores: own = 1 }: Gate) => Math.min(own, cores)
  const end = (outcome: Outcome) => {
    outcomes.set(outcome.id, outcome)
    report(outcome)
  }
  const isOpen = (id: string) => gates.some((gate) => gate.id === id) && !outcomes.has(id)
  const fits = (gate: Gate) => {
    const used = [...running.keys()].reduce((sum, other) => sum + needed(other), 0)
    return running.size === 0 || used + needed(gate) <= cores
  }
  const begin = (gate: Gate) => {
    waiting.splice(waiting.indexOf(gate), 1)
    const failed = gate.after?.find((id) => (outcomes.get(id)?.failed ?? 0) > 0)
    if (failed !== undefined) return end(failedOutcome(gate.id, `It comes after ${failed}, which failed.`))
    const ended = run(gate)
      .then(end)
      .finally(() => running.delete(gate))
    running.set(gate, ended)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((gate) => !gate.after?.some(isOpen) && fits(gate))
    if (next !== undefined) begin(next)
    else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These gates wait for each other: ${waiting.map(({ id }) => id).join(', ')}`)
  }
  return gates.map(({ id }) => outcomes.get(id) ?? failedOutcome(id, 'It did not run.'))
}
