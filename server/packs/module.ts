import { Type } from 'typebox'
import { createFailure } from '../../runtime/language/index.ts'
import { signedIn } from '../http/access.ts'
import { defineModule, type Module, route } from '../http/route.ts'
import type { InstalledPacks } from './installedPage.ts'
import { tableResource } from './tableResource.ts'

const unknownPage = { zh: '未找到页面：{id}', en: 'There is no page with the id {id}.', tw: '未找到頁面：{id}' }

/** The calls of the installed packs: their pages as documents, and their tables as resources. */
export function packModule(packs: InstalledPacks): Module {
  const tables = packs.tables.map(tableResource)
  return defineModule({
    id: 'packs',
    section: '2.1',
    tables: tables.map((table) => table.table),
    routes: [
      ...tables.map((table) => table.routes),
      route({
        method: 'GET',
        path: '/pages/:id',
        access: signedIn('A page shows nothing by itself: its calls and buttons ask for their own codes.'),
        params: Type.Object({ id: Type.String() }),
        handler: (call) => {
          const page = call.services.findPage(call.params.id)
          if (page === undefined) throw createFailure(unknownPage, { details: { id: call.params.id } })
          const { id, pack, kind, checksum, document, model, texts } = page
          return { id, pack, kind, checksum, document, model: model ?? null, texts }
        },
      }),
    ],
  })
}
