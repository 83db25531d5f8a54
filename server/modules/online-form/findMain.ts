import type { SignedInCall } from '../../http/index.ts'
import { findForeignKey, noSuchForm, readForm } from '../../online/form/storedForms.ts'

/** The main table of a sub table; throws when the table is none. */
export async function findMain(call: SignedInCall, table: string): Promise<string> {
  const key = findForeignKey(await readForm(call.db, table))
  if (key === undefined) throw noSuchForm(table)
  return key.mainTable
}
