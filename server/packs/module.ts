import { defineModule, type Module } from '../http/route.ts'
import type { InstalledPacks } from './installedPage.ts'
import { toMoveRoutes } from './table/moves.ts'
import type { FindTable } from './table/servedTable.ts'
import { type ServedPackTable, serveTable } from './tableResource.ts'

/** The tables of the installed packs as they are served, by their names. */
export function serveTables(packs: Pick<InstalledPacks, 'tables'>): ReadonlyMap<string, ServedPackTable> {
  const find: FindTable = async (name) => tables.get(name)
  const tables = new Map(packs.tables.map((table) => [table.table, serveTable(table, find)]))
  return tables
}

/** Their calls: those of resources, and the moves between the states of their records. */
export function packModule(packs: InstalledPacks, tables = serveTables(packs)): Module {
  const find: FindTable = async (name) => tables.get(name)
  const served = [...tables.values()]
  return defineModule({
    id: 'packs',
    section: '2.1',
    tables: served.map(({ resource }) => resource.table),
    routes: served.flatMap((each) => [each.resource.routes, toMoveRoutes(each, find)]),
  })
}
