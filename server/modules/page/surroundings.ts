import type { Surroundings } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { listFormTopics } from '../../online/form/live/liveForms.ts'
import { findDictionaryCodes } from '../../packs/dictionaryCodes.ts'
import { knownServer } from '../../packs/knownServer.ts'
import type { PackTable, PackTransitions } from '../../packs/packTable.ts'
import { findFragments } from './fragments.ts'

/**
 * What a page that is saved may name: the dictionaries and fragments of this server, the tables of its packs, and what it
 * publishes for sources to listen to, such as the forms that are live.
 */
export async function findSurroundings(call: SignedInCall, saved: unknown): Promise<Surroundings> {
  const { db, services } = call
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved ?? null)
  const fragments = await findFragments(call, text)
  const pages = [...fragments].map(([id, document]) => ({ path: `pages/${id}.json`, text: JSON.stringify(document) }))
  const tables = services.packTables().map((table) => ({
    path: `tables/${table.table}.json`,
    text: JSON.stringify(toDocument(table)),
  }))
  const known = {
    ...knownServer,
    dictionaries: await findDictionaryCodes(db),
    fragments: [...fragments.keys()],
    topics: [...services.topics(), ...(await listFormTopics(call))],
  }
  return { known, beside: [...tables, ...pages] }
}

/** Of a table what decides which calls it has, who makes them, and what they take. */
const toDocument = ({
  table,
  path,
  access,
  operations,
  owner,
  ledger,
  live,
  transitions,
  columns,
  ...own
}: PackTable) => ({
  ...{
    version: 2,
    table,
    path,
    accessPrefix: access,
    operations,
    public: own.public,
    owner,
    ledger,
    live,
    columns: toTypes(columns),
  },
  ...(transitions === undefined ? {} : { transitions: toStates(transitions) }),
})

const toStates = ({ column, moves }: PackTransitions) => ({
  column,
  moves: moves.map(({ id, from, to, access }) => ({ id, from, to, access })),
})

const toTypes = (columns: PackTable['columns']) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { type, editable, computed, sum }]) => [
      name,
      { type, editable, computed, sum },
    ]),
  )
