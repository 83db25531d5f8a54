import type { Surroundings } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { findDictionaryCodes } from '../../packs/dictionaryCodes.ts'
import { findFragments } from './fragments.ts'

/**
 * What a page that is saved may name: the dictionaries and fragments of this server, the tables of its packs, and what it
 * publishes for sources to listen to.
 */
export async function findSurroundings(call: SignedInCall, saved: unknown): Promise<Surroundings> {
  const { db, services } = call
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved ?? null)
  const fragments = await findFragments(call, text)
  const pages = [...fragments].map(([id, document]) => ({ path: `pages/${id}.json`, text: JSON.stringify(document) }))
  const tables = services.packTables().map(({ table, path, access, columns, live = false }) => ({
    path: `tables/${table}.json`,
    text: JSON.stringify({ table, path, access, live, columns: toTypes(columns) }),
  }))
  const known = {
    dictionaries: await findDictionaryCodes(db),
    fragments: [...fragments.keys()],
    topics: services.topics(),
  }
  return { known, beside: [...tables, ...pages] }
}

const toTypes = (columns: Readonly<Record<string, { readonly type: string }>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, { type }]))
