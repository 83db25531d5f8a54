import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { PackTable } from '../packTable.ts'
import type { FindTable, ServedTable } from '../table/servedTable.ts'

/** What a step of a move knows: the record as it was, the values that the call gave, and the call in the name of the server. */
export interface StepContext {
  readonly table: PackTable
  readonly record: Values
  readonly values: Values
  readonly call: SignedInCall
  readonly find: FindTable
  /** What the function gave that was called last. */
  readonly result: unknown
}

/**
 * What a verb does, within the transaction of the move; what it throws takes all of the move back. What it gives is the
 * `result` of the steps after it; nothing where it leaves that as it is.
 */
export type RunStep<Arguments> = (
  args: Arguments,
  context: StepContext,
) => Promise<{ readonly result: unknown } | undefined>

/** A table that a step names; the documents were checked, so that it is there. */
export function requireTable({ find }: Pick<StepContext, 'find'>, name: string): ServedTable {
  const found = find(name)
  if (found === undefined) throw new Error(`No pack that is served has the table ${name}.`)
  return found
}
