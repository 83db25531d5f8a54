import { defineModule, type Module } from '../http/route.ts'
import type { InstalledPacks } from './installedPage.ts'
import { tableResource } from './tableResource.ts'

/** The tables of the installed packs as resources. */
export function packModule(packs: InstalledPacks): Module {
  const tables = packs.tables.map(tableResource)
  return defineModule({
    id: 'packs',
    section: '2.1',
    tables: tables.map((table) => table.table),
    routes: [...tables.map((table) => table.routes)],
  })
}
