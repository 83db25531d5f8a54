import { isObject, type JsonObject } from '../json.ts'
import type { MigratedKind, Migration } from './migration.ts'
import { toSource, withBlocks } from './words/blocks.ts'
import { withFields } from './words/fields.ts'
import { toForm, withQueryBar, withRecords, withSideTree } from './words/records.ts'
import { change, ofObject, rename } from './words/rename.ts'

type Change = (document: JsonObject) => JsonObject

const inTurn =
  (...steps: readonly Change[]): Change =>
  (document) =>
    steps.reduce((value, step) => step(value), document)

/** The sources of a page by their names. */
const withSources: Change = (page) =>
  change(page, 'sources', (sources) =>
    isObject(sources)
      ? Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, toSource(source)]))
      : sources,
  )

/** A page of blocks asked for the code to list what its `access` named. */
const withListCode: Change = (page) =>
  change(page, 'access', (access) => (typeof access === 'string' ? `${access}:list` : access))

const withDone: Change = (form) => change(form, 'done', ofObject(withBlocks))

/** Columns by whose names alone records belonged to tenants and departments, and the words that say so now. */
const namedColumns = { tenant_id: 'tenant', sys_org_code: 'depart' } as const

const withOwnColumns: Change = (table) => {
  const { columns } = table
  if (!isObject(columns)) return table
  const named = Object.entries(namedColumns).filter(([column]) => Object.hasOwn(columns, column))
  if (named.length === 0) return table
  const rest = Object.entries(columns).filter(([column]) => named.every(([other]) => other !== column))
  return { ...table, ...Object.fromEntries(named.map(([, word]) => [word, true])), columns: Object.fromEntries(rest) }
}

/** What changes in documents of each kind. */
const changes: Readonly<Partial<Record<MigratedKind, Change>>> = {
  list: inTurn(withFields, withRecords, withSideTree, withBlocks),
  form: inTurn(withFields, toForm, withDone),
  picker: inTurn(withFields, withRecords, withSideTree),
  treeTable: inTurn(withFields, withRecords),
  page: inTurn(withListCode, withFields, withQueryBar, withSources, withBlocks),
  fragment: inTurn(withListCode, withFields, withSources, withBlocks),
  model: withFields,
  table: inTurn((table) => rename(table, { access: 'accessPrefix' }), withOwnColumns),
}

/**
 * The second edition has one word for one thing in all kinds. A document that has a former word beside the new one keeps
 * both, so that the former one is reported.
 */
export const regularWords: readonly Migration[] = Object.entries(changes).map(([kind, migrate]) => ({
  id: `regular-words-of-${kind}`,
  kind: kind as MigratedKind,
  from: 1,
  to: 2,
  migrate: (document) => ({ ...migrate(document) }),
}))
