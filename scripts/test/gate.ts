import type { Command } from '../tool.ts'
import type { Resource } from './resource.ts'

/** One of the checks that `npm test` is made of. */
export interface Gate {
  readonly id: string
  /** What it is a part of; `npm test` runs all parts of it by this word too. */
  readonly whole?: string
  readonly command: Command
  /** Where vitest writes what became of each test; a gate without counts as one test itself. */
  readonly report?: string
  /** The gates that have to pass before, where they run at all: they make what this one reads. */
  readonly after?: readonly string[]
  /** The cores that it keeps busy, 1 by default. `Infinity` is for a gate that measures time: nothing runs beside it. */
  readonly cores?: number
  /** The minutes after which it is taken for one that hangs, 15 by default. */
  readonly minutes?: number
  /** What it needs from the machine. */
  readonly needs?: readonly Resource[]
  /** Files and folders that it never reads, by the beginnings of their paths; changes there do not run it again. */
  readonly ignores?: readonly string[]
  /** A folder that it makes for other gates. It is unchanged only while this folder is as the gate left it. */
  readonly makes?: string
}

/** What became of a gate. */
export interface Outcome {
  readonly id: string
  readonly passed: number
  readonly failed: number
  /** How long it took, and how long all of its processes computed; both 0 when it did not run. */
  readonly seconds: number
  readonly coreSeconds: number
  /** Everything that the gate printed. */
  readonly output: string
  /** What it left out because the machine lacks something. */
  readonly skipped?: string
  /** It passed before with the same inputs and was not run again. */
  readonly isUnchanged?: true
}

/** The outcome of a gate that did not run; the text says why. */
export const failedOutcome = (id: string, output: string): Outcome => ({
  ...{ id, passed: 0, failed: 1 },
  ...{ seconds: 0, coreSeconds: 0, output },
})
