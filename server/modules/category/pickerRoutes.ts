import { Type } from 'typebox'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { ok, type Route, route, type SignedInCall, signedIn, toShownText } from '../../http/index.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { selectVisible, splitIds } from '../../http/resource/index.ts'
import { rootId, toParentId } from './codes.ts'
import { categoryMessages } from './messages.ts'
import { findParentRow } from './parent.ts'
import { categories } from './resource.ts'
import { findParent, readBranch, readLevel } from './tree.ts'

const choosing = signedIn('Everybody may choose categories in a form; a category tells no more than its name.')
const text = Type.String({ maxLength: 4000, default: '' })
const names = { delNotExist: Type.Boolean({ default: true }) }

/** What category pickers ask (specification 7.2, wire contract 1.9). */
export const pickerRoutes: readonly Route[] = [
  route(
    'GET',
    '/sys/category/loadTreeRoot',
    choosing,
    { query: { async: Type.Boolean({ default: true }), pcode: text } },
    async (call) => {
      const parent = await findParent(call, call.query.pcode)
      return call.query.async ? readLevel(call, parent) : readBranch(call, parent)
    },
  ),
  route('GET', '/sys/category/loadTreeChildren', choosing, { query: { pid: text } }, (call) =>
    readLevel(call, toParentId(call.query.pid)),
  ),
  route(
    'GET',
    '/sys/category/loadTreeData',
    choosing,
    { query: { pid: text, pcode: text, condition: text } },
    async (call) => {
      const { pid, pcode, condition } = call.query
      return readLevel(call, pid === '' ? await findParent(call, pcode) : pid, condition)
    },
  ),
  route(
    'GET',
    '/sys/category/loadOne',
    choosing,
    { query: { field: Type.Enum(['id', 'code', 'name']), val: text } },
    (call) => readOne(call, call.query.field, call.query.val),
  ),
  route('GET', '/sys/category/loadAllData', choosing, { query: { code: text } }, async (call) => {
    const { code } = call.query
    return (await selectVisible(categories.model, call))
      .select(['id as value', toShownText('name', 'name', call.language).as('text')])
      .$if(code !== '' && code !== rootId, (rows) => rows.where('code', 'like', `${escapeLike(code)}%`))
      .orderBy('code')
      .limit(10_000)
      .execute()
  }),
  route('GET', '/sys/category/loadDictItem', choosing, { query: { ids: text, ...names } }, (call) =>
    readNames(call, call.query.ids, call.query.delNotExist),
  ),
  route(
    'GET',
    '/sys/category/loadDictItem/:ids',
    choosing,
    { params: { ids: Type.String({ maxLength: 8000 }) }, query: names },
    (call) => readNames(call, call.params.ids, call.query.delNotExist),
  ),
  route('GET', '/sys/category/checkCode', choosing, { query: { pid: text, code: text } }, async (call) => {
    const { query } = call
    if (query.code === '') throw createFailure(categoryMessages.codeEmpty)
    if (toParentId(query.pid) === rootId) return ok(null)
    const { code } = await findParentRow(categories.model, call, query.pid)
    if (query.code.startsWith(code)) return ok(null)
    throw createFailure(categoryMessages.codePrefix, { details: { code } })
  }),
]

async function readOne(call: SignedInCall, field: 'id' | 'code' | 'name', value: string): Promise<unknown> {
  const { records } = await categories.list(call, {
    parameters: { pageSize: '2' },
    narrow: (query) => query.where(field, '=', value),
  })
  const [category, other] = records
  if (category === undefined) throw createError('recordNotFound')
  if (other !== undefined) throw createFailure(categoryMessages.several, { details: { field, value } })
  return category
}

/** Names stand where their ids do; ids that are none are left out, or stand for themselves. */
async function readNames(call: SignedInCall, text: string, leavesOut: boolean): Promise<readonly string[]> {
  const ids = splitIds(text).slice(0, 1000)
  if (ids.length === 0) return []
  const visible = await selectVisible(categories.model, call)
  const rows = await visible
    .select(['id', toShownText('name', 'name', call.language).as('name')])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map(({ id, name }) => [String(id), String(name)]))
  return ids.flatMap((id) => byId.get(id) ?? (leavesOut ? [] : [id]))
}
