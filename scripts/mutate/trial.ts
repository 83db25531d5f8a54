import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChecks, listGates, type Workshop } from './checks.ts'
import { findCatch } from './findCatch.ts'
import { findDistances } from './importGraph.ts'
import { applyMutation, type Mutation } from './mutation.ts'

/** What became of a mutation: the check that failed by it, or none. */
export interface Verdict {
  readonly mutation: Mutation
  /** What failed; absent while nothing has. */
  readonly caughtBy?: string
  readonly seconds: number
  /** Whether the gates were tried too, after which a mutation that nothing caught survives. */
  readonly isFinal: boolean
}

/** Puts the mutation into the copy of the project, runs checks until one fails by it, and takes it out again. */
export async function tryMutation(workshop: Workshop, mutation: Mutation, withGates: boolean): Promise<Verdict> {
  const began = performance.now()
  const { file } = mutation
  const path = join(workshop.folder, file)
  const source = readFileSync(path, 'utf8')
  const reached = findDistances(workshop.importers, file)
  const isLoaded = (...setups: readonly string[]) => setups.some((setup) => reached.has(setup))
  const write = (text: string) => {
    writeFileSync(path, text)
    workshop.outsideBrowser.change(file, isLoaded('vitest.config.ts', 'tests/server/migrateOnce.ts'))
    workshop.inBrowser.change(file, isLoaded('vitest.config.ts', 'vite.config.ts', '.storybook/main.ts'))
  }
  const mutationSwitch = { on: () => write(applyMutation(source, mutation)), off: () => write(source) }
  mutationSwitch.on()
  try {
    for (const check of withGates ? listGates(workshop, file) : listChecks(workshop, file)) {
      const caughtBy = await findCatch(check, mutationSwitch)
      if (caughtBy !== undefined) return { mutation, caughtBy, seconds: seconds(), isFinal: true }
    }
    return { mutation, seconds: seconds(), isFinal: withGates }
  } finally {
    mutationSwitch.off()
  }

  function seconds(): number {
    return (performance.now() - began) / 1000
  }
}
