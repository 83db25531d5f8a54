import type { Selectable } from 'kysely'
import { createError, createFailure, isObject } from '../../../runtime/language/index.ts'
import type { SysCategoryTable } from '../../db/tables/category.ts'
import { type SignedInCall, toShownText } from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { parseEncodedJson } from '../../http/query/encodedJson.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { toExpression } from '../../http/query/toExpression.ts'
import { markChildren, nestBelow, selectVisible, withoutMark } from '../../http/resource/index.ts'
import { rootId } from './codes.ts'
import { categoryMessages } from './messages.ts'
import { categories } from './resource.ts'

/** A category as trees show it (wire contract 1.9), with the names and the flag of specification 3: `leaf` is 1 or 0. */
export interface CategoryNode {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly name: string
  readonly code: string
  readonly parentId: string
  readonly leaf: 0 | 1
  readonly isLeaf: boolean
  readonly children: readonly CategoryNode[] | null
}

type CategoryRow = Pick<Selectable<SysCategoryTable>, 'id' | 'pid' | 'name' | 'code' | 'hasChild'>

/** The largest level that one answer carries. */
const largestLevel = 5000

/** The id of the category of a code; the top for `0` and for no code. Throws for a code that is none. */
export async function findParent(call: SignedInCall, code: string): Promise<string> {
  if (code === '' || code === rootId) return rootId
  const visible = await selectVisible(categories.model, call)
  const category = await visible.select('id').where('code', '=', code).executeTakeFirst()
  if (category === undefined) throw createFailure(categoryMessages.unknownCode, { details: { code } })
  return String(category.id)
}

/** The categories right below another one; `condition` is a JSON object of values that they must have. */
export async function readLevel(call: SignedInCall, pid: string, condition = ''): Promise<readonly CategoryNode[]> {
  const { queryFields: fields } = await withoutMark(categories.model, call)
  const conditions = parseFilters(parseCondition(condition, fields), fields)
  const visible = await selectVisible(categories.model, call)
  const rows = await visible
    .select(['id', 'pid', toShownText('name', 'name', call.language).as('name'), 'code', 'hasChild'])
    .$castTo<CategoryRow>()
    .where('pid', '=', pid)
    .$if(conditions.length > 0, (query) => query.where(() => toExpression({ match: 'and', conditions }, fields)))
    .orderBy('code')
    .limit(largestLevel)
    .execute()
  const marked = await markChildren(categories.model, call, rows)
  return marked.map((row) => toNode(row, row.hasChild !== '1', null))
}

/** A whole branch below a category, read once and put together. */
export async function readBranch(call: SignedInCall, pid: string): Promise<readonly CategoryNode[]> {
  const visible = await selectVisible(categories.model, call)
  const rows = await visible
    .select(['id', 'pid', toShownText('name', 'name', call.language).as('name'), 'code', 'hasChild'])
    .$castTo<CategoryRow>()
    .orderBy('code')
    .limit(10_000)
    .execute()
  return nestBelow(
    rows.map((row) => ({ ...row, parentId: row.pid })),
    (row) => row.pid === pid,
    (row, children: readonly CategoryNode[]) =>
      children.length === 0 ? toNode(row, true, null) : toNode(row, false, children),
  )
}

function toNode(
  { id, pid, name, code }: { readonly id: string; readonly pid: string; readonly name: string; readonly code: string },
  isLeaf: boolean,
  children: CategoryNode['children'],
): CategoryNode {
  return { key: id, value: id, title: name, name, code, parentId: pid, leaf: isLeaf ? 1 : 0, isLeaf, children }
}

/** Conditions name fields of a category; anything else is refused, because an unfiltered tree would be a wrong answer. */
function parseCondition(text: string, fields: QueryFields): Readonly<Record<string, string>> {
  if (text.trim() === '') return {}
  const parsed = parseEncodedJson(text)
  const entries = Object.entries(isObject(parsed) ? parsed : {})
  if (!isObject(parsed) || entries.some(([name]) => !Object.hasOwn(fields, name)))
    throw createError('requestInvalid', { detail: 'condition' })
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
