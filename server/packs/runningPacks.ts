import { type CallCatalogue, createCallCatalogue } from '../http/callCatalogue.ts'
import { createFileAccess, type FileAccess } from '../http/fileAccess.ts'
import { listCalls } from '../http/listCalls.ts'
import type { ResourceModel } from '../http/resource/index.ts'
import type { Module, Route } from '../http/route.ts'
import type { Powers } from '../http/services.ts'
import { createTableAccess, type TableAccess } from '../http/tableAccess.ts'
import { readsFormFile } from '../online/form/files/readsFormFile.ts'
import { findFormTable } from '../online/form/findTable.ts'
import { findServedForm } from '../online/form/tableRules/servedForm.ts'
import { createFieldAccess, type FieldAccess } from './fieldAccess.ts'
import type { InstalledPacks, InstalledPage } from './installedPage.ts'
import { packModule, serveTables } from './module.ts'

/** What the server knows by its packs at one moment. */
interface PackKnowledge {
  readonly packs: InstalledPacks
  readonly findPage: (id: string) => InstalledPage | undefined
  /** The routes of the tables of packs. */
  readonly routes: readonly Route[]
  /** The modules of the server, and that of the tables of packs. */
  readonly modules: readonly Module[]
  readonly calls: CallCatalogue
  readonly powers: Powers
  readonly tables: TableAccess
  readonly files: FileAccess
  readonly fieldAccess: FieldAccess
  /** The tables of packs that people listen to. */
  readonly liveTables: readonly ResourceModel[]
  readonly findTable: FindTable
}

/** The packs that are served now. */ import type { FindTable } from './table/servedTable.ts'

export interface RunningPacks {
  readonly current: PackKnowledge
  replace(packs: InstalledPacks): void
  /** Has a listener called with what is known now, and again whenever that changes. */
  onReplace(listener: (current: PackKnowledge) => void): void
}

/** Holds the packs that are served; others may take their place while the server runs. */
export function createRunningPacks(packs: InstalledPacks, own: readonly Module[]): RunningPacks {
  const listeners: ((current: PackKnowledge) => void)[] = []
  let current = toKnowledge(packs, own)
  return {
    get current() {
      return current
    },
    replace(next) {
      current = toKnowledge(next, own)
      for (const listener of listeners) listener(current)
    },
    onReplace(listener) {
      listeners.push(listener)
      listener(current)
    },
  }
}

function toKnowledge(packs: InstalledPacks, own: readonly Module[]): PackKnowledge {
  const served = serveTables(packs)
  const ofPacks = packModule(packs, served)
  const modules = [...own, ofPacks]
  const pages = new Map(packs.pages.map((page) => [page.id, page]))
  const tables = createTableAccess(
    modules.flatMap((module) => module.tables),
    findFormTable,
  )
  return {
    packs,
    findPage: (id) => pages.get(id),
    routes: ofPacks.routes,
    modules,
    calls: createCallCatalogue(listCalls(modules)),
    powers: new Map([
      ...modules.flatMap(({ powers }) => powers.map((code) => [code, undefined] as const)),
      ...packs.powers.map(({ code, reason }) => [code, reason] as const),
    ]),
    tables,
    files: createFileAccess({
      tables,
      further: readsFormFile,
      others: modules.flatMap(({ readsFile }) => readsFile ?? []),
    }),
    fieldAccess: createFieldAccess(packs.pages),
    findTable: async (name, call) => served.get(name) ?? (await findServedForm(name, call)),
    liveTables: [...served.values()].flatMap(({ table, resource }) => (table.live === true ? resource.model : [])),
  }
}
