import { createFailure } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { isOwnTable } from '../../../online/tables/ownTables.ts'
import { readCatalogue } from '../../../online/tables/readCatalogue.ts'
import { designMessages } from '../messages.ts'

/** Whether a table is the server's own, or one of an installed pack: no form is made of it, whoever asks (wire contract 5, S4). */
export function isReserved({ services }: SignedInCall, table: string): boolean {
  return isOwnTable(table) || services.tables.list().some((known) => known.table === table.toLowerCase())
}

/** Whether the name of a table may be used for a new form: no form, no table and nothing of the server has it. */
export async function isTableFree(call: SignedInCall, table: string): Promise<boolean> {
  if (!isTableName(table) || isReserved(call, table)) return false
  const form = await call.db
    .selectFrom('onlCgformHead')
    .select('id')
    .where(({ fn, eb }) => eb(fn('lower', ['tableName']), '=', table.toLowerCase()))
    .executeTakeFirst()
  return form === undefined && (await readCatalogue(call.db, table)) === undefined
}

/** Whether a text may be the name of the table of a form. A dollar is for views, which the server names (wire contract 2.6, 3.1). */
export function isTableName(table: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9_]{0,49}$/.test(table)
}

/** Refuses a name that cannot be that of a new table, in words. */
export async function requireFreeTable(call: SignedInCall, table: string): Promise<void> {
  const details = { table: table.slice(0, 60) }
  if (!isTableName(table)) throw createFailure(designMessages.tableName, { details })
  if (isReserved(call, table)) throw createFailure(designMessages.ownTable, { details })
  if (!(await isTableFree(call, table))) throw createFailure(designMessages.tableTaken, { details })
}
