import { createFailure } from '../../../runtime/language/index.ts'
import { findField, type QueryFields } from '../query/condition.ts'
import { texts } from '../texts.ts'
import type { ResourceModel } from './declaration.ts'

/** What a list takes beside its fields (wire contract 2). */
const common: ReadonlySet<string> = new Set([
  ...['pageNo', 'pageSize', 'column', 'order', 'sortInfoString', 'defSortString', 'field'],
  ...['superQueryParams', 'superQueryMatchType', 'exactTotal', '_t', 'sign'],
])

/** Parameters that every client sends by itself. */
const unsaid: ReadonlySet<string> = new Set(['_t', 'sign'])

const message = texts(
  '此列表没有参数“{unknown}”。可用的参数：{known}，日期和数字字段另有 _begin、_end',
  'This list has no parameter {unknown}. It takes {known}, and for dates and numbers these with _begin or _end.',
  '此清單沒有參數「{unknown}」。可用的參數：{known}，日期和數字欄位另有 _begin、_end',
)

/**
 * Refuses parameters that a list does not know, where no client of the family asks: what is left alone there would find
 * all records instead of some. A field that the caller may not read is known, and asks for nothing.
 */
export function refuseUnknown(
  whole: ResourceModel,
  open: ResourceModel,
  parameters: Readonly<Record<string, unknown>>,
): void {
  const filters = Object.keys(whole.filters ?? {})
  const unknown = Object.keys(parameters).filter(
    (name) => !common.has(name) && !filters.includes(name) && !namesField(whole.queryFields, name),
  )
  if (unknown.length === 0) return
  const known = [...Object.keys(open.queryFields), ...Object.keys(open.filters ?? {}), ...common]
  const details = { unknown: unknown.join(', '), known: known.filter((name) => !unsaid.has(name)).join(', ') }
  throw createFailure(message, { details, result: { unknown, known } })
}

function namesField(fields: QueryFields, name: string): boolean {
  const [, stem = name] = /^(.+)_(?:begin|end|MultiString)$/.exec(name) ?? []
  return findField(fields, name) !== undefined || findField(fields, stem) !== undefined
}
