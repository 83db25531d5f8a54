import { refusalFor, type SignedInCall } from '../../http/index.ts'
import { findForeignKey, findFormHead, noSuchForm, readDescription } from '../../online/form/storedForms.ts'

/** The main table of a sub table; throws when the table is none. */
export async function findMain(call: SignedInCall, table: string): Promise<string> {
  const head = await findFormHead(call.db, table)
  const key = head === undefined ? undefined : findForeignKey(await readDescription(call.db, head))
  if (key === undefined) throw refusalFor(call.user, noSuchForm(table))
  return key.mainTable
}
