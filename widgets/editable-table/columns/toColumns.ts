import type { CellEntry, ContainedFields, DataRecord, ValueWidget } from '../../../runtime/index.ts'
import type { EditableTableProps } from '../props.ts'
import { recordsOf } from '../store/rowKeys.ts'
import type { ColumnField, GridColumn } from './types.ts'

interface ColumnsRequest {
  readonly fields: ContainedFields | undefined
  readonly value: unknown
  readonly props: EditableTableProps
  readonly findWidget: (id: string) => ValueWidget | undefined
  readonly hasAccess: (code: string) => boolean
  readonly text: (source: string | undefined) => string
}

/** What the widget of a field is when its document names none. */
const plainWidget = 'input'

const noProps: DataRecord = {}

/** A table that is not told its fields shows what its first row holds, as a page never hides data. */
const fieldsOfValue = (value: unknown): ContainedFields =>
  Object.fromEntries(Object.keys(recordsOf(value)[0] ?? {}).map((name) => [name, { label: name }]))

/** A field with the props that its widget has in a table; what the document says of them goes before. */
const withTableProps = (field: ColumnField, widget: ValueWidget | undefined): ColumnField =>
  widget?.inTable ? { ...field, props: { ...(widget.inTable as DataRecord), ...field.props } } : field

/** What a widget says at once of a value in itself, and of its value. One that has to ask first, as for fields inside of it, is not heard in a cell. */
function toRefusalOf(
  widget: ValueWidget | undefined,
  field: ColumnField,
  { findWidget, hasAccess }: ColumnsRequest,
): GridColumn['refusalOf'] {
  const { check, refuses } = widget ?? {}
  if (!check && !refuses) return undefined
  const context = { findWidget, hasAccess, names: () => ({}) }
  return (value) => {
    const refusal = refuses?.(value, field.props ?? noProps) ?? check?.(value, field, context)
    return refusal instanceof Promise ? undefined : refusal
  }
}

/** The columns in the order of the fields; those that stay at the left edge come first. */
export function toColumns(request: ColumnsRequest): readonly GridColumn[] {
  const { fields, value, props, findWidget, hasAccess, text } = request
  const columns = Object.entries(fields ?? fieldsOfValue(value)).flatMap(([name, declared]): readonly GridColumn[] => {
    if (declared.access !== undefined && !hasAccess(declared.access)) return []
    const widget = findWidget(declared.widget ?? plainWidget)
    const field = withTableProps(declared, widget)
    const options = props.columns?.[name] ?? {}
    return [
      {
        name,
        label: text(field.label) || name,
        field,
        props: field.props ?? noProps,
        widget,
        entry: widget?.entry as CellEntry<unknown, DataRecord> | undefined,
        refusalOf: toRefusalOf(widget, field, request),
        options,
        align: field.align ?? (widget?.value === 'number' ? 'right' : 'left'),
        isPinned: options.fixed === true,
      },
    ]
  })
  return [...columns.filter((column) => column.isPinned), ...columns.filter((column) => !column.isPinned)]
}

/** The columns that stand in the table: not those of the form of a row alone. */
export const selectColumns = (columns: readonly GridColumn[]): readonly GridColumn[] =>
  columns.filter(({ options }) => options.inRowForm !== true)
