import type { Check } from './checks.ts'

/** Puts the mutation into the copy of the project, and takes it out again. */
export interface MutationSwitch {
  on(): void
  off(): void
}

/** How often a failure that does not come again is taken for that of a busy machine, before the check counts as passed. */
const mostFlukes = 3

/**
 * What of a check fails by the mutation, which is on before and after; undefined when nothing does. What fails without it
 * too is left out from then on, and what may be due to a busy machine has to fail twice. Throws when the check cannot be
 * run: it would say nothing.
 */
export async function findCatch(check: Check, mutation: MutationSwitch): Promise<string | undefined> {
  const leftOut = new Set<string>()
  for (let flukes = 0; flukes < mostFlukes; ) {
    const outcome = await check.run(leftOut)
    if (outcome.isPassed) return undefined
    mutation.off()
    const passesWithout = await outcome.repeat()
    mutation.on()
    if (!passesWithout && outcome.files.length === 0) {
      flukes += 1
      if (flukes === mostFlukes) throw new Error(`The check "${check.id}" cannot be run: ${outcome.by}`)
    } else if (!passesWithout) {
      console.warn(`fails without a mutation too, and is left out: ${outcome.by}`)
      for (const file of outcome.files) leftOut.add(file)
    } else if (!outcome.isDoubtful || !(await outcome.repeat())) return outcome.by
    else flukes += 1
  }
  return undefined
}
