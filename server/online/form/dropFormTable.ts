import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import { inTransaction } from '../../http/transaction.ts'
import { isOwnTable } from '../tables/ownTables.ts'
import { quoteName } from '../tables/quote.ts'
import { runRefusable } from '../tables/refusedByDatabase.ts'
import { runStatement } from '../tables/runStatement.ts'
import { type FormHead, toPhysicalTable } from './description.ts'
import { leaveFormerTable } from './leaveFormerTable.ts'
import { synchMessages } from './synchMessages.ts'
import { lockFormTable, refuseKept } from './synchronise.ts'

/**
 * Drops the table of a form that is being deleted, in the transaction of the call where there is one (wire contract
 * 1.14, `head/delete`). A view has no table of its own, and a table that was never made is none to drop. What else
 * depends on the table in the database stays and is reported.
 */
export async function dropFormTable(call: SignedInCall, head: FormHead): Promise<void> {
  if (head.copyType === 1) return
  const table = toPhysicalTable({ head })
  refuseKept(call, table)
  if (isOwnTable(table)) throw createFailure(synchMessages.kept, { details: { name: table } })
  await inTransaction(call.db, async (db) => {
    await lockFormTable(db, head)
    await runRefusable(() => runStatement(db, `drop table if exists ${quoteName(table)}`))
    await leaveFormerTable(db, table)
  })
}
