import type { DataRecord } from '../../../runtime/index.ts'
import type { ColumnField } from './types.ts'

/** Props that the widget of a column has in a table, by its id (specification 9: tags end every 2 characters). */
const columnDefaults: Readonly<Record<string, DataRecord>> = {
  'tags-input': { every: 2 },
}

/** A field with the props that its widget has in a table; what the document says of them goes before. */
export function withColumnDefaults(field: ColumnField): ColumnField {
  const defaults = columnDefaults[field.widget ?? '']
  return defaults ? { ...field, props: { ...defaults, ...field.props } } : field
}
