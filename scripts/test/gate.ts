import type { Command } from '../tool.ts'

/** One of the checks that `npm test` is made of. */
export interface Gate {
  readonly id: string
  /** What it is a part of; `npm test` runs all parts of it by this word too. */
  readonly whole?: string
  readonly command: Command
  /** Where vitest writes what became of each test; a gate without counts as one test itself. */
  readonly report?: string
  readonly needsChromium?: boolean
}

/** What became of a gate. */
export interface Outcome {
  readonly id: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** Everything that the gate printed. */
  readonly output: string
}

/** Gates of which so many run at a time, because they do not compete. */
export interface Stage {
  readonly atATime: number
  readonly gates: readonly Gate[]
}
