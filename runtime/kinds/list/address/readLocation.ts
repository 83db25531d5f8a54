import { readAddressValues } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { AddressedPage, ListLocation } from '../listLocation.ts'
import { toColumns, toPaging } from '../listPage.ts'
import type { QueryRules } from '../queryRules.ts'
import type { FilterableField } from '../superQuery/filterableFields.ts'
import { readConditions } from './conditions.ts'
import { readFilterValue } from './filterValue.ts'
import { entriesOf, parametersOf } from './parameterNames.ts'
import { filterOf } from './writeLocation.ts'

/** What a person may see of a list, and how they read its fields. */
export interface AddressReader extends AddressedPage {
  readonly hasAccess: (code: string) => boolean
  readonly text: (source: string | undefined) => string
  /** The fields of advanced queries; none while they are not needed. */
  readonly filterable: readonly FilterableField[]
}

/** What the address of a list says. */
export interface ListAddress {
  readonly location: ListLocation
  /** The key of the record that is open. */
  readonly record: string | undefined
  /** What people call the parts that cannot be read. */
  readonly broken: readonly string[]
  /** The labels of the fields that the person may not see. */
  readonly refused: readonly string[]
}

type Values = Readonly<Record<string, string>>

/** Reads the query of an address; what it leaves out is as the list begins by itself. */
export function readLocation(query: string, reader: AddressReader): ListAddress {
  const values = readAddressValues(query)
  const { plain } = reader
  const filters = readFilters(values, reader)
  const conditions = readConditions(values.where ?? '', reader.filterable)
  const paging = readPaging(values, reader)
  const sort = readSort(values.sort, reader)
  const view = readView(values.view, reader)
  const location: ListLocation = {
    query: filters.query,
    rules: filters.rules,
    superQuery: conditions.superQuery,
    sort: sort ?? plain.sort,
    ...paging,
    node: reader.resolved.page.kind === 'list' && reader.resolved.page.tree ? values.tree : undefined,
    view: view ?? plain.view,
    period: readPeriod(values.calendar, reader),
  }
  const broken = [
    ...filters.broken,
    ...conditions.broken,
    ...(values.sort !== undefined && !sort ? ['sort'] : []),
    ...(values.page !== undefined && String(paging.current) !== values.page ? ['page'] : []),
    ...(values.size !== undefined && String(paging.size) !== values.size ? ['size'] : []),
    ...(values.view !== undefined && !view ? ['view'] : []),
    ...(values.calendar !== undefined && location.period === undefined ? ['calendar'] : []),
  ]
  return { location, record: values.record || undefined, broken, refused: filters.refused }
}

interface Filters {
  readonly query: DataRecord
  readonly rules: QueryRules
  readonly broken: readonly string[]
  readonly refused: readonly string[]
}

function readFilters(values: Values, reader: AddressReader): Filters {
  const { plain, resolved, hasAccess, text } = reader
  const query: Record<string, unknown> = { ...plain.query }
  const rules: Record<string, QueryRules[string]> = {}
  const [broken, refused]: [string[], string[]] = [[], []]
  for (const entry of entriesOf(resolved)) {
    const { widget, props, first } = filterOf(reader, entry)
    const found = parametersOf(entry, first).find(({ name }) => name in values)
    if (!found) continue
    const field = resolved.fields[entry.field]
    const label = text(entry.label ?? field?.label) || entry.field
    const read = readFilterValue(values[found.name] ?? '', { rule: found.rule, widget, props })
    if (field?.access !== undefined && !hasAccess(field.access)) refused.push(label)
    else if (!read) broken.push(label)
    else {
      query[entry.field] = read.value
      if (found.rule !== first) rules[entry.field] = found.rule
    }
  }
  const { key } = resolved
  const isNamed = key in plain.query && !entriesOf(resolved).some(({ field }) => field === key)
  if (isNamed && (values[key] === '' || values.id === '')) delete query[key]
  return { query, rules, broken, refused }
}

/** A whole number from 1; the other one where the text is none. */
const toCount = (text: string | undefined, other: number): number =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : other

function readPaging({ page, size }: Values, { resolved, plain }: AddressReader): { current: number; size: number } {
  const paging = toPaging(resolved)
  if (!paging) return { current: plain.current, size: plain.size }
  const wanted = toCount(size, plain.size)
  return { current: toCount(page, plain.current), size: paging.sizes.includes(wanted) ? wanted : plain.size }
}

function readSort(text: string | undefined, { resolved, hasAccess }: AddressReader): ListLocation['sort'] {
  if (!text) return undefined
  const field = text.replace(/^-/, '')
  const { access, sortable } = resolved.fields[field] ?? {}
  const column = toColumns(resolved.page.columns).find((each) => each.column.field === field)?.column
  const isSortable = column !== undefined && (column.sortable ?? sortable ?? true)
  if (!isSortable || (access !== undefined && !hasAccess(access))) return undefined
  return { field, direction: text.startsWith('-') ? 'desc' : 'asc' }
}

const month = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/

function readPeriod(text: string | undefined, { resolved: { page } }: AddressReader): string | undefined {
  return text !== undefined && page.kind === 'list' && page.calendar && month.test(text) ? text : undefined
}

function readView(text: string | undefined, { resolved: { page } }: AddressReader): ListLocation['view'] {
  return page.kind === 'list' ? page.views?.find((view) => view === text) : undefined
}
