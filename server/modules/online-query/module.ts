import { Type } from 'typebox'
import { code, defineModule, route } from '../../http/index.ts'
import { readOpenCatalogue } from './openCatalogue.ts'
import { previewQuery, previewRows } from './previewQuery.ts'

/** Who may write what the database is asked, in whichever sort of report. */
const access = code('online.report:sql', 'online.graph:sql')

const dataSource = Type.String({ default: '', maxLength: 100 })
const preview = Type.Object({
  sql: Type.String({ default: '' }),
  dbSource: dataSource,
  parameters: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]))),
  rows: Type.Optional(Type.Integer({ minimum: 0, maximum: previewRows })),
})

/** What writes the queries of reports: the tables that one may name, and a look at what one answers. */
export const onlineQueryModule = defineModule({
  id: 'online-query',
  section: '7.3',
  routes: [
    route('GET', '/online/query/catalogue', access, { query: { dbSource: dataSource } }, (call) =>
      readOpenCatalogue(call, call.query.dbSource),
    ),
    // A query is too long for an address.
    route('POST', '/online/query/preview', access, { body: preview, act: 'power' }, (call) =>
      previewQuery(call, call.body),
    ),
  ],
})
