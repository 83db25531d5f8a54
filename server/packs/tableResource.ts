import { departColumn, tenantColumn } from '../../runtime/language/index.ts'
import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { ResourceDeclaration } from '../http/resource/declaration.ts'
import { type Resource, resource } from '../http/resource/resource.ts'
import type { PackTable } from './packTable.ts'
import { toAccessOf } from './table/access.ts'
import { fieldOf } from './table/fieldOf.ts'
import { toFields } from './table/fields.ts'
import { toHooks } from './table/hooks.ts'
import { isPlain } from './table/moves.ts'
import { toOwnership } from './table/owner.ts'
import { secretFields } from './table/secrets.ts'
import type { FindTable, ServedTable } from './table/servedTable.ts'
import { toDerived, toSums } from './table/sums.ts'

/** A table of a pack, with its calls. */
export interface ServedPackTable extends ServedTable {
  readonly resource: Resource
}

/** Serves a table of a pack as a resource, from its declaration alone. */
export function serveTable(table: PackTable, find: FindTable): ServedPackTable {
  const fields = toFields(table)
  const common: ResourceDeclaration = {
    path: table.path,
    table: camelCaseName(table.table),
    title: table.title,
    access: table.access,
    // No client of the family knows these addresses.
    refusesUnknown: true,
    namesAuthors: true,
    fields,
    ...(table.tenant === true ? { tenant: { field: fieldOf(table, tenantColumn) } } : {}),
    ...(table.depart === true ? { departField: fieldOf(table, departColumn) } : {}),
    ...(toSums(table).length === 0 ? {} : { derived: toDerived(table) }),
    uniqueTogether: (table.unique ?? []).map((columns) => columns.map(camelCaseName)),
    secret: secretFields(table),
    lookup: table.lookup.map(camelCaseName),
  }
  const served: ServedPackTable = {
    table,
    resource: resource({
      ...common,
      ...toOwnership(table),
      act: 'none',
      accessOf: toAccessOf(table),
      public: (table.public ?? []).map(camelCaseName),
      hooks: toHooks(table, find, () => served.byServer.model),
      insertsInBatches: isPlain(table),
      ...(table.live === undefined ? {} : { live: table.live }),
      // Movements are made by steps alone, and stay as they were made.
      ...(table.ledger === undefined ? {} : { operations: ['list', 'queryById', 'exportXls'] }),
    }),
    byServer: toServerResource({ ...common, hooks: toHooks(table, find, () => served.byServer.model) }, table),
  }
  return served
}

/** The same records for the server itself, which writes every column but those that are worked out. */
function toServerResource(declaration: ResourceDeclaration, { columns }: PackTable): Resource {
  const fields = Object.fromEntries(
    Object.entries(declaration.fields).map(([name, field]) => {
      const { computed, sum } = columns[snakeCaseName(name)] ?? {}
      const isWorkedOut = computed !== undefined || sum !== undefined
      return [name, isWorkedOut ? field : { ...field, writable: true }]
    }),
  )
  return resource({ ...declaration, fields, act: 'none' })
}
