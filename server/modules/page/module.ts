import { Type } from 'typebox'
import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import {
  type AccessibleTable,
  anyone,
  code,
  defineModule,
  messages,
  ok,
  route,
  texts,
  withTransaction,
} from '../../http/index.ts'
import { toFieldReader } from '../../http/resource/index.ts'
import { addToMenu } from './addToMenu.ts'
import { readsOpenPage } from './readsOpenPage.ts'
import { answerPage, pageRecords } from './records.ts'
import { restorePage } from './restorePage.ts'

const otherId: LanguageTexts = texts('文档的 id 是 {id}', 'The document has the id {id}.', '文件的 id 是 {id}')

const restored: LanguageTexts = texts(
  '已恢复到版本 {version}',
  'Version {version} of the page has been restored.',
  '已恢復到版本 {version}',
)

const place = Type.Object({
  path: Type.String({ pattern: '^/[\\w/.:-]+$' }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  parentId: Type.Optional(Type.String()),
  icon: Type.Optional(Type.String({ maxLength: 100 })),
})

/** Everybody who is signed in opens pages, and so reads the files that they show; others those of pages for anyone. */
const shownPages: AccessibleTable = {
  table: pageRecords.table.table,
  lookup: [],
  unique: [],
  readers: [toFieldReader(pageRecords.model, ['document'])],
  openReaders: [readsOpenPage],
}

/** Pages as documents: those of packs, and those that administrators keep on the server (design section 5). */
export const pageModule = defineModule({
  id: 'page',
  section: '2.1',
  powers: ['page:add', 'page:edit', 'page:delete'],
  tables: [pageRecords.table, shownPages],
  routes: [
    pageRecords.routes,
    route(
      'POST',
      '/sys/page/restore',
      code('page:edit'),
      {
        body: {
          id: Type.String({ minLength: 1, maxLength: 100 }),
          dataVersion: Type.Integer({ minimum: 1 }),
        },
        act: 'power',
      },
      async (call) =>
        ok(await restorePage(call, call.body.id, call.body.dataVersion), restored, {
          details: { version: String(call.body.dataVersion) },
        }),
    ),
    route(
      'GET',
      '/pages/:id',
      anyone(
        'Who is not signed in gets the pages that say they are open to anyone; the handler asks of every other page whether the caller is.',
      ),
      { params: { id: Type.String() } },
      (call) => answerPage(call, call.params.id),
    ),
    route(
      'POST',
      '/pages',
      code('page:add'),
      {
        resource: pageRecords.model,
        body: {
          id: Type.Optional(Type.String()),
          document: Type.Unknown(),
          menu: Type.Optional(place),
        },
        act: 'power',
        adds: 'wholly',
      },
      (call) =>
        withTransaction(call, async (inner) => {
          const { document, id, menu } = call.body
          const text = typeof document === 'string' ? document : JSON.stringify(document ?? null)
          const page = await pageRecords.add(inner, { document: text })
          if (id !== undefined && id !== page.pageId)
            throw createFailure(otherId, { details: { id: String(page.pageId) } })
          if (menu !== undefined)
            await addToMenu(inner, { id: String(page.pageId), document: String(page.document) }, menu)
          return ok(page, messages.added)
        }),
    ),
  ],
})
