import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { code, messages, ok, type Route, route, type SignedInCall, withTransaction } from '../../http/index.ts'
import { presentRows, type Resource, requireVisible, selectVisible, type Values } from '../../http/resource/index.ts'
import { checkItem, checkParameter } from './checkItem.ts'
import type { Reach } from './data/readApi.ts'
import { findByCode } from './findGraph.ts'
import { heads } from './heads.ts'
import { parseField } from './parseField.ts'
import { items, params } from './parts.ts'
import { type PartList, saveParts } from './saveParts.ts'
import { templetItems, templets } from './templets.ts'
import { graphWords } from './words.ts'

const values = Type.Record(Type.String(), Type.Unknown())
const id = Type.String({ minLength: 1, maxLength: 100 })

/** The lists that the body of a report or a template brings along, by the name that they have there. */
type PartLists = Readonly<Record<string, PartList>>

const graphParts: PartLists = {
  onlGraphreportItemList: {
    model: items.model,
    owner: 'graphreportHeadId',
    name: 'fieldName',
    defaults: ({ fieldName }) => ({
      ...{ fieldTxt: fieldName, isShow: 'Y', isTotal: 'N', searchFlag: 'N', searchMode: 'single', fieldType: 'String' },
    }),
    check: checkItem,
  },
  paramsList: { model: params.model, owner: 'headId', name: 'paramName', defaults: () => ({}), check: checkParameter },
}

const templetParts: PartLists = {
  onlGraphreportTempletItemList: {
    model: templetItems.model,
    owner: 'graphreportTempletId',
    defaults: () => ({ groupNum: 1, groupStyle: '1', isShow: 'Y' }),
    async check({ graphreportCode }, call) {
      const found = await findByCode(call, heads.model, 'code', String(graphreportCode))
      if (found === undefined)
        throw createFailure(graphWords.noReport, { details: { code: String(graphreportCode).slice(0, 100) } })
    },
  },
}

/** The calls by which graph reports and templates are designed (wire contract 1.15). */
export const designRoutes = (reach: Reach): readonly Route[] => [
  ...writing(heads, graphParts),
  ...writing(templets, templetParts),
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
    },
    (call) => parseField(call, call.body, reach),
  ),
]

/** Reading, adding and editing a record with its parts, as one. */
function writing(whole: Resource, lists: PartLists): readonly Route[] {
  const { path, access } = whole.model
  const save = (call: SignedInCall, write: (inner: SignedInCall) => Promise<Values>, body: Values) =>
    withTransaction(call, async (inner) => {
      const record = await write(inner)
      for (const [name, list] of Object.entries(lists)) await saveParts(inner, list, record, body[name])
      return record
    })
  return [
    {
      ...route('GET', `${path}/queryById`, code(`${access}:list`), { query: { id } }, async (call) => {
        const record = await whole.get(call, call.query.id)
        const parts: Record<string, readonly Values[]> = {}
        for (const [name, list] of Object.entries(lists)) parts[name] = await readPartsOf(call, list, record)
        return { ...record, ...parts }
      }),
      resource: whole.model,
    },
    {
      ...route('POST', `${path}/add`, code(`${access}:add`), { body: values }, async (call) =>
        ok(await save(call, (inner) => whole.add(inner, call.body), call.body), messages.added),
      ),
      resource: whole.model,
    },
    {
      ...route(['PUT', 'POST'], `${path}/edit`, code(`${access}:edit`), { body: values }, async (call) =>
        ok(await save(call, (inner) => whole.edit(inner, call.body), call.body), messages.edited),
      ),
      resource: whole.model,
    },
  ]
}

/** The parts of one record, in their order, for who may list the whole. */
function listOf(path: string, name: string, whole: Resource, parts: Resource, owner: string): Route {
  return route('GET', path, code('online.graph:list'), { query: { [name]: id } }, async (call) => {
    const key = String((call.query as Values)[name])
    await requireVisible(whole.model, call, [key])
    return readPartsOf(call, { model: parts.model, owner }, { id: key })
  })
}

/** The parts of a record that the caller may see, as they leave the server. */
async function readPartsOf(
  call: SignedInCall,
  { model, owner }: Pick<PartList, 'model' | 'owner'>,
  whole: Values,
): Promise<readonly Values[]> {
  const visible = await selectVisible(model, call)
  const rows = await visible
    .select(model.readable)
    .where(owner, '=', whole.id)
    .orderBy('orderNum')
    .orderBy('id')
    .execute()
  return presentRows(model, rows, call)
}
