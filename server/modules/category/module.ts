import { Type } from 'typebox'
import type { RecordQuery } from '../../db/dynamic.ts'
import { code, defineModule, route, type SignedInCall } from '../../http/index.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { parseSuperQuery } from '../../http/query/parseSuperQuery.ts'
import { splitIds, type Values, withoutMark } from '../../http/resource/index.ts'
import { rootId, toParentId } from './codes.ts'
import { pickerRoutes } from './pickerRoutes.ts'
import { categories } from './resource.ts'

const ids = Type.String({ minLength: 1 })
const reading = code('category:list')

/** Categories (specification 7.2, wire contract 1.9). */
export const categoryModule = defineModule({
  id: 'category',
  section: '7.2',
  tables: [categories.table],
  routes: [
    categories.routes,
    pickerRoutes,
    route('GET', '/sys/category/rootList', reading, listRoots),
    route(
      'GET',
      '/sys/category/childList',
      reading,
      { query: Type.Object({ pid: Type.String({ default: rootId }) }, { additionalProperties: true }) },
      async (call) => {
        const parent = toParentId(call.query.pid)
        const { pid: _pid, ...parameters } = call.query as Values
        return (await list(call, { ...parameters, ...wholeList }, (query) => query.where('pid', '=', parent))).records
      },
    ),
    route(
      'GET',
      '/sys/category/getChildListBatch',
      reading,
      { query: Type.Object({ parentIds: ids }, { additionalProperties: true }) },
      (call) => {
        const parents = splitIds(call.query.parentIds)
        return list(call, call.query as Values, (query) => query.where('pid', 'in', parents))
      },
    ),
  ],
})

const wholeList = { pageNo: '1', pageSize: '1000' } as const

/** Categories stand in the order of their codes unless somebody asks otherwise. */
function list(call: SignedInCall, sent: Values, narrow?: (query: RecordQuery) => RecordQuery) {
  const order = sent.column === undefined ? { column: 'code', order: 'asc' } : {}
  return categories.list(call, { parameters: { ...sent, ...order }, ...(narrow === undefined ? {} : { narrow }) })
}

/** The uppermost categories; who asks for anything finds it wherever it stands. */
async function listRoots(call: SignedInCall) {
  const sent = call.query as Values
  const { queryFields: fields } = await withoutMark(categories.model, call)
  const isFiltered = parseFilters(sent, fields).length > 0 || parseSuperQuery(sent, fields) !== null
  return list(call, sent, isFiltered ? undefined : (query) => query.where('pid', '=', rootId))
}
