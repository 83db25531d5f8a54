import type { TObject } from 'typebox'

/**
 * What a module offers to the moves of tables. The type of the call is left open, as a call knows the services and these know
 * the functions.
 */
export interface TableFunction<Call = never> {
  /** The name by which steps `call` of tables know it. */
  readonly name: string
  /** What it does and what it gives, for the reference of the language. */
  readonly description: string
  /** What it is given: an object of named values. */
  readonly values: TObject
  /**
   * Runs in the transaction of the move, in the name of the server: what it throws takes all of the move back, and what has
   * to wait for the end of it is left to `afterCommit`. What it gives is the `result` of later steps.
   */
  readonly run: (call: Call, values: Readonly<Record<string, unknown>>) => unknown
}
