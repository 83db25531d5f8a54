import type { ComponentType } from 'react'
import { holds } from '../../form/index.ts'
import type { Field, ResolvedPage, Scope } from '../../language/index.ts'
import type { DataRecord, Registry, ValueWidget, ViewProps } from '../../registry/index.ts'
import type { TableColumn } from '../../table/index.ts'
import type { ColumnChoice } from './columnChoice.ts'
import { type RecordsKind, toColumn } from './listPage.ts'

/** One column as the page and the person want it. */
export interface ListColumn {
  readonly id: string
  readonly title: string
  readonly isShown: boolean
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
const noProps = {}

interface ColumnsRequest {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly registry: Registry
  readonly choice: ColumnChoice
  readonly names: Scope
  readonly text: (source: string | undefined) => string
  readonly hasAccess: (code: string) => boolean
}

const toRender = (name: string, field: Field | undefined, widget: ValueWidget | undefined) => {
  const View: ComponentType<ViewProps<unknown, unknown>> | undefined = widget?.cell ?? widget?.view
  const props = field?.props ?? noProps
  return (record: DataRecord) => {
    const value = record[name] ?? undefined
    if (!View) return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
    return <View value={value} props={props} record={record} />
  }
}

/** The columns of a list: what the page says, then what the person chose; columns without access do not exist. */
export function toListColumns({
  resolved,
  registry,
  choice,
  names,
  text,
  hasAccess,
}: ColumnsRequest): readonly ListColumn[] {
  return resolved.page.columns.map(toColumn).flatMap((entry): readonly ListColumn[] => {
    const field = resolved.fields[entry.field]
    if (field?.access !== undefined && !hasAccess(field.access)) return []
    if (!holds(entry.showWhen, names, true)) return []
    const widget = registry.findWidget(field?.widget ?? 'input')
    const title = text(entry.label ?? field?.label) || entry.field
    const align = entry.align ?? field?.align ?? (widget?.value === 'number' ? 'right' : undefined)
    return [
      {
        id: entry.field,
        title,
        isShown: choice.shown[entry.field] ?? !entry.hidden,
        column: {
          id: entry.field,
          title,
          width: choice.widths[entry.field] ?? entry.width ?? field?.width ?? widths[widget?.value ?? 'text'],
          isWidthChosen: choice.widths[entry.field] !== undefined,
          sortable: entry.sortable ?? field?.sortable ?? true,
          ...(align ? { align } : {}),
          ...(entry.fixed ? { fixed: entry.fixed } : {}),
          render: toRender(entry.field, field, widget),
        },
      },
    ]
  })
}
