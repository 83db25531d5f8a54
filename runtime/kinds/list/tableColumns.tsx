import type { ComponentType } from 'react'
import { evaluateCondition } from '../../form/index.ts'
import { type Column, type Field, type ResolvedPage, type Scope, writesNumbers } from '../../language/index.ts'
import {
  type DataRecord,
  findView,
  lazyPart,
  type Registry,
  type ValueWidget,
  type ViewProps,
} from '../../registry/index.ts'
import type { TableColumn } from '../../table/index.ts'
import type { CellLinkProps } from './columns/CellLink.tsx'
import { type GroupedColumn, type RecordsKind, toColumns } from './listPage.ts'
import { toValueClass } from './recordStyle.ts'

/** One column as the page and the person want it. */
export interface ListColumn {
  readonly id: string
  readonly title: string
  readonly isShown: boolean
  /** What stands beneath its values: a word or a formula. */
  readonly statistic: string | undefined
  readonly View: ComponentType<ViewProps<unknown, unknown>> | undefined
  readonly props: unknown
  /** Whether its values are ways to other pages. */
  readonly isLink: boolean
  readonly column: TableColumn<DataRecord>
}

const widths: Readonly<Record<ValueWidget['value'], number>> = {
  text: 150,
  number: 110,
  boolean: 90,
  date: 184,
  list: 160,
  record: 160,
}

const CellLink = lazyPart<CellLinkProps>(
  () => import('./columns/CellLink.tsx').then((chunk) => chunk.CellLink),
  ({ children }) => children,
)

/** The values that may be cut, and a little more where all columns fit then; numbers and dates may not. */
const shrinking: readonly (ValueWidget['value'] | undefined)[] = [undefined, 'text', 'list', 'record']

/** Columns that are narrower hold tags and codes, which nothing can be taken from. */
const minShrinking = 140

/** A column is as wide as the page says, or as its kind of values needs; the table finds out what its title needs. */
function toWidths(entryWidth: number | undefined, value: ValueWidget['value'] | undefined, isFormatted: boolean) {
  const width = entryWidth ?? widths[value ?? 'text']
  if (isFormatted || !shrinking.includes(value)) return { width, isWhole: true }
  return width < minShrinking ? { width } : { width, minFitWidth: Math.round(width * 0.8) }
}

interface ColumnsRequest {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly registry: Registry
  readonly names: () => Scope
  readonly text: (source: string | undefined) => string
  readonly hasAccess: (code: string) => boolean
}

/** Values and the texts that a record carries beside them, in a way to another page where the column leads to one. */
const toRender = (
  { field: name, text, to }: Column,
  field: Field | undefined,
  { View, props }: Pick<ListColumn, 'View' | 'props'>,
  names: () => Scope,
) => {
  const contained = field?.fields ? { fields: field.fields } : undefined
  const show = (record: DataRecord) => {
    const value = record[name] ?? undefined
    const recordText = text === undefined ? undefined : record[text]
    if (typeof recordText === 'string' && recordText !== '') return recordText
    if (!View) return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
    return <View value={value} props={props} record={record} {...contained} />
  }
  if (to === undefined) return show
  return (record: DataRecord) => {
    if ((record[name] ?? '') === '') return show(record)
    return (
      <CellLink to={to} names={names} record={record}>
        {show(record)}
      </CellLink>
    )
  }
}

function toListColumn({ column: entry, groups }: GroupedColumn, request: ColumnsRequest): readonly ListColumn[] {
  const { resolved, registry, names, text, hasAccess } = request
  const field = resolved.fields[entry.field]
  if (field?.access !== undefined && !hasAccess(field.access)) return []
  if (!evaluateCondition(entry.showWhen, names(), true)) return []
  const widget = registry.findWidget(field?.widget ?? 'input')
  const title = text(entry.label ?? field?.label) || entry.field
  const format = entry.format ?? field?.format
  const isNumber = widget?.value === 'number' || writesNumbers(format)
  const align = entry.align ?? field?.align ?? (isNumber ? 'right' : undefined)
  const cellOptions = findView(registry, field, { format, isCell: true })
  const cellClass = toValueClass(entry.tones, entry.field, names)
  return [
    {
      id: entry.field,
      title,
      isShown: !entry.hidden,
      statistic: entry.statistic,
      ...cellOptions,
      isLink: entry.to !== undefined,
      column: {
        id: entry.field,
        title,
        ...toWidths(entry.width ?? field?.width, widget?.value, format !== undefined),
        sortable: entry.sortable ?? field?.sortable ?? true,
        ...(align ? { align } : {}),
        ...(entry.fixed ? { fixed: entry.fixed } : {}),
        ...(groups.length > 0 ? { groups: groups.map((group) => ({ ...group, title: text(group.title) })) } : {}),
        ...(cellClass ? { cellClass } : {}),
        render: toRender(entry, field, cellOptions, names),
      },
    },
  ]
}

/** The columns of a list as the page says; columns without access do not exist. */
export const toListColumns = (request: ColumnsRequest): readonly ListColumn[] =>
  toColumns(request.resolved.page.columns).flatMap((entry) => toListColumn(entry, request))
