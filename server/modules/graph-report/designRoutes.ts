import { Type } from 'typebox'
import { code, type Route, route } from '../../http/index.ts'
import { type Resource, requireVisible, type Values } from '../../http/resource/index.ts'
import type { Reach } from './data/readApi.ts'
import { graphParts, heads } from './heads.ts'
import { parseField } from './parseField.ts'
import { items, params } from './parts.ts'
import { type PartLists, readPartLists, readPartsOf } from './saveParts.ts'
import { templetItems, templetParts, templets } from './templets.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })

/** The calls by which graph reports and templates are designed (wire contract 1.15). */
export const designRoutes = (reach: Reach): readonly Route[] => [
  readingWhole(heads, graphParts),
  readingWhole(templets, templetParts),
  listOf('/online/graphreport/head/queryOnlGraphreportItemByMainId', 'id', heads, items, 'graphreportHeadId'),
  listOf('/online/graphreport/params/listByHeadId', 'headId', heads, params, 'headId'),
  listOf(
    '/online/graphreport/templetItem/listByTempletId',
    'templetId',
    templets,
    templetItems,
    'graphreportTempletId',
  ),
  route(
    'POST',
    '/online/graphreport/head/parseField',
    code('online.graph:add', 'online.graph:edit'),
    {
      body: {
        type: Type.Union([Type.Literal('SQL'), Type.Literal('JSON'), Type.Literal('API')]),
        data: Type.String({ minLength: 1, maxLength: 200_000 }),
        dbSource: Type.Optional(Type.String({ maxLength: 100 })),
      },
      act: 'none',
    },
    (call) => parseField(call, call.body, reach),
  ),
]

/** A record with its parts. */
function readingWhole(whole: Resource, lists: PartLists): Route {
  const { path, access } = whole.model
  const read = route('GET', `${path}/queryById`, code(`${access}:list`), { query: { id } }, async (call) => {
    const record = await whole.get(call, call.query.id)
    return { ...record, ...(await readPartLists(call, lists, String(record.id))) }
  })
  return { ...read, resource: whole.model }
}

/** The parts of one record, in their order, for who may list the whole. */
function listOf(path: string, name: string, whole: Resource, parts: Resource, owner: string): Route {
  return route('GET', path, code('online.graph:list'), { query: { [name]: id } }, async (call) => {
    const key = String((call.query as Values)[name])
    await requireVisible(whole.model, call, [key])
    return readPartsOf(call, { model: parts.model, owner }, key)
  })
}
