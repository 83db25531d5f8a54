/** What a stored script may use. */
export interface ScriptLimits {
  /** Bytes of memory of the whole sandbox. */
  readonly memory: number
  /** Bytes of the stack. */
  readonly stack: number
  /** Milliseconds that one call of a method may run; waiting for the page does not count. */
  readonly running: number
  /** Milliseconds that one call may wait for answers of the page, questions to a person left out. */
  readonly waiting: number
  /** How often one call may ask the page for something. */
  readonly asks: number
  /** Characters of JSON that may leave the sandbox at once, and that may come in. */
  readonly leaving: number
  readonly coming: number
  /** Timers that may wait at a time, and the longest delay in milliseconds. */
  readonly timers: number
  readonly delay: number
}

/** The limits of the app. */
export const scriptLimits: ScriptLimits = {
  memory: 32 * 1024 * 1024,
  stack: 192 * 1024,
  running: 2_000,
  waiting: 60_000,
  asks: 200,
  leaving: 1_000_000,
  coming: 8_000_000,
  timers: 20,
  delay: 10_000,
}
