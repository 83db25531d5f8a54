import { defineModule, type Module } from '../http/route.ts'
import type { InstalledPacks } from './installedPage.ts'
import { toMoveRoutes } from './table/moves.ts'
import type { FindTable } from './table/servedTable.ts'
import { serveTable } from './tableResource.ts'

/** The tables of the installed packs as resources, with the moves between the states of their records. */
export function packModule(packs: InstalledPacks): Module {
  const find: FindTable = (name) => tables.get(name)
  const tables = new Map(packs.tables.map((table) => [table.table, serveTable(table, find)]))
  const served = [...tables.values()]
  return defineModule({
    id: 'packs',
    section: '2.1',
    tables: served.map(({ resource }) => resource.table),
    routes: served.flatMap((each) => [each.resource.routes, toMoveRoutes(each, find)]),
  })
}
