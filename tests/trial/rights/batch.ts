/** The seeds that a process tries together, the last one included. */
export interface Batch {
  readonly first: number
  readonly last: number
}

/** What came of a batch: how often each call was accepted and refused, and the faults, each with its seed. */
export interface BatchResult extends Batch {
  readonly accepted: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}
