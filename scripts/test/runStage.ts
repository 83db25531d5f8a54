import type { Gate, Outcome, Stage } from './gate.ts'

/** Runs the gates of a stage, as many at a time as it allows; each outcome is told as it comes. */
export async function runStage(
  stage: Stage,
  run: (gate: Gate) => Promise<Outcome>,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const waiting = [...stage.gates]
  const outcomes: Outcome[] = []
  const lane = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const outcome = await run(gate)
      outcomes.push(outcome)
      tell(outcome)
    }
  }
  await Promise.all(Array.from({ length: stage.atATime }, lane))
  return outcomes
}
