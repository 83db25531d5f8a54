import type { ContainedFields, DataRecord, ValueWidget } from '../../../runtime/registry/index.ts'
import { toColumns } from '../../../widgets/editable-table/columns/toColumns.ts'
import type { GridColumn } from '../../../widgets/editable-table/columns/types.ts'
import type { EditableTableProps } from '../../../widgets/editable-table/props.ts'
import type { GridRow } from '../../../widgets/editable-table/store/types.ts'
import { textEntry } from '../../../widgets/input/cellEntry.ts'
import { numberEntry } from '../../../widgets/number/cellEntry.ts'
import { switchEntry } from '../../../widgets/switch/cellEntry.ts'
import { tagsInput } from '../../../widgets/tags-input/index.ts'

const Nothing = () => null

/** A widget without its drawing: what the table asks of one. */
const widgetOf = (id: string, value: ValueWidget['value'], entry?: unknown): ValueWidget =>
  ({
    id,
    value,
    edit: Nothing,
    view: Nothing,
    title: id,
    group: 'input',
    icon: 'edit',
    texts: { zh: {}, en: {}, tw: {} },
    props: {
      type: 'object',
      properties: id === 'dict-select' ? { dict: { type: 'string', reference: 'dictionary' } } : {},
    },
    ...(entry ? { entry } : {}),
  }) as unknown as ValueWidget

const widgets: Readonly<Record<string, ValueWidget>> = {
  input: widgetOf('input', 'text', textEntry),
  number: widgetOf('number', 'number', numberEntry),
  switch: widgetOf('switch', 'text', switchEntry),
  'dict-select': widgetOf('dict-select', 'text'),
  select: widgetOf('select', 'text'),
  date: widgetOf('date', 'date'),
  datetime: { ...widgetOf('datetime', 'date'), isMoment: true },
  'tags-input': tagsInput as unknown as ValueWidget,
}

export const findWidget = (id: string): ValueWidget | undefined => widgets[id]

/** The columns of fields as a document declares them. */
export const columnsOf = (fields: ContainedFields, props: EditableTableProps = {}): readonly GridColumn[] =>
  toColumns({ fields, value: [], props, findWidget, hasAccess: () => true, text: (source) => source ?? '' })

/** Rows called a, b, c … with their values. */
export const rowsOf = (...records: readonly DataRecord[]): readonly GridRow[] =>
  records.map((values, index) => ({ key: String.fromCharCode(97 + index), values }))
