import type { Surroundings } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { findDictionaryCodes } from '../../packs/dictionaryCodes.ts'

/** What a page that is saved may name: the dictionaries of this server, and the tables of its packs. */
export async function findSurroundings({ db, services }: SignedInCall): Promise<Surroundings> {
  const beside = services.packTables().map(({ table, path, access, columns }) => ({
    path: `tables/${table}.json`,
    text: JSON.stringify({ table, path, access, columns: toTypes(columns) }),
  }))
  return { known: { dictionaries: await findDictionaryCodes(db) }, beside }
}

const toTypes = (columns: Readonly<Record<string, { readonly type: string }>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, { type }]))
