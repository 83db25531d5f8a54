import { findCall, isObject, type Source } from '../../runtime/language/index.ts'
import { evaluate, isShown, resolve, type SiteRecord, type SiteScope, toText } from './scope.ts'

/** Asks a call of this server as somebody who is not signed in; undefined where it answers nothing. */
export type Ask = (path: string, query: SiteRecord) => Promise<unknown>

/** What a source answered. */
export interface Answer {
  readonly rows: readonly SiteRecord[]
  readonly total: number
}

const nothing: Answer = { rows: [], total: 0 }

/** The records of one source that a page shows without being asked for more. */
const defaultSize = 20

const isRecord = (value: unknown): value is SiteRecord => isObject(value)

function toRows(value: unknown): readonly SiteRecord[] {
  if (value === null || value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map((row) => (isRecord(row) ? row : { value: row }))
}

function pick(result: unknown, path: string | undefined): unknown {
  if (path === undefined) return isObject(result) && Array.isArray(result.records) ? result.records : result
  return path.split('.').reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), { result })
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A filter as the conditions of an advanced query, in which every rule has its word (wire contract 2.3). */
function toConditions(filter: SiteRecord) {
  return Object.entries(filter)
    .flatMap(([field, value]) =>
      isObject(value)
        ? Object.entries(value).map(([rule, val]) => ({ field, rule, val }))
        : [{ field, rule: 'eq', val: value }],
    )
    .filter(({ val }) => !isEmpty(val))
    .map(({ field, rule, val }) => ({ field, rule, val: toText(val) }))
}

const toQuestion = (conditions: readonly object[]): SiteRecord =>
  conditions.length === 0
    ? {}
    : { superQueryParams: encodeURIComponent(JSON.stringify(conditions)), superQueryMatchType: 'and' }

/** Asks what a source of a page says: the document itself, a formula, one call, or records by the grammar of lists. */
export async function askSource(source: SiteRecord, scope: SiteScope, ask: Ask): Promise<Answer> {
  const { data, rows: formula, needs, url, key, filter, sort, size, records } = source
  if (Array.isArray(data)) return toAnswer(toRows(data))
  if (typeof formula === 'string') return toAnswer(toRows(evaluate(formula, scope)))
  if (!isShown(needs, scope)) return nothing
  const path = typeof records === 'string' ? records : undefined
  if (typeof url === 'string') return read(await ask(url, resolve(source.query, scope)), path)
  if (key !== undefined) {
    const id = toText(resolve({ key }, scope).key)
    const call = id === '' ? undefined : findCall(source as unknown as Source, 'queryById', { ids: [id] })
    return call === undefined ? nothing : read(await ask(call.path, call.query), path)
  }
  const order = isObject(sort) ? sort : {}
  const column = toText(resolve({ field: order.field }, scope).field)
  const query = {
    ...toQuestion(toConditions(resolve(filter, scope))),
    ...(column === '' ? {} : { column, order: order.order ?? 'asc' }),
    pageNo: 1,
    pageSize: typeof size === 'number' ? Math.min(size, 100) : defaultSize,
  }
  const call = findCall(source as unknown as Source, 'list', { query })
  return call === undefined ? nothing : read(await ask(call.path, call.query), path)
}

const toAnswer = (rows: readonly SiteRecord[]): Answer => ({ rows, total: rows.length })

function read(result: unknown, path: string | undefined): Answer {
  const rows = toRows(pick(result, path))
  const total = isObject(result) && typeof result.total === 'number' ? result.total : rows.length
  return { rows, total }
}
