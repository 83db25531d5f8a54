import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { texts } from '../../http/texts.ts'
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

const noTable = texts('没有表“{table}”', 'There is no table {table}.', '沒有表「{table}」')

/** A table that a step names. Documents are checked as they come; a form may have gone since. */
export async function requireTable(
  { find, call }: Pick<StepContext, 'find' | 'call'>,
  name: string,
): Promise<ServedTable> {
  const found = await find(name, call)
  if (found === undefined) throw createFailure(noTable, { details: { table: name } })
  return found
}
