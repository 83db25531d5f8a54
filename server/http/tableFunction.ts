import { type Static, type TObject, type TProperties, Type } from 'typebox'
import type { SignedInCall } from './call.ts'

/** What a module offers to the moves of tables, its types erased. */
export interface TableFunction {
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
  readonly run: (call: SignedInCall, values: Readonly<Record<string, unknown>>) => unknown
}

/** Describes a function that moves of tables may call; `functions` of its module lists it. */
export function defineFunction<Values extends TProperties>({
  values,
  run,
  ...named
}: Pick<TableFunction, 'name' | 'description'> & {
  readonly values: Values
  readonly run: (call: SignedInCall, values: Static<TObject<Values>>) => unknown
}): TableFunction {
  // The type of the values follows from the schema that is checked before it runs; here it is erased.
  return { ...named, values: Type.Object(values, { additionalProperties: false }), run: run as TableFunction['run'] }
}
