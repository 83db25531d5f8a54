import {
  type BlockTypes,
  type DataRecord,
  type Field,
  formatOf,
  isObject,
  labelsOf,
  readLabel,
  readShown,
  type ShownField,
  toDescriptionItems,
  toTableColumns,
  toText,
  writeField,
} from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { type SiteRecord, type SiteScope, writeText } from '../scope.ts'
import type { WriteBlock, Writing } from '../writing.ts'

/** A value of a record with what people read beside it. */
type Shown = ShownField & { readonly label: string }

/** Widgets that show a value as it is; what others draw is left to the app. */
const plainWidgets: ReadonlySet<string> = new Set(['input', 'textarea'])

interface Part extends Omit<ShownField, 'field' | 'format'> {
  readonly format?: ShownField['format']
  readonly label?: unknown
}

/** What of records is shown, with the fields that a block declares beside those of the document. */
function toShown(parts: readonly Part[], own: unknown, scope: SiteScope, { text, fields }: Writing): readonly Shown[] {
  const declared: SiteRecord = { ...fields, ...(isObject(own) ? own : {}) }
  return parts.map(({ label, format, ...part }) => {
    const field = isObject(declared[part.name]) ? (declared[part.name] as unknown as Field) : undefined
    const title = writeText(label, scope, text) || writeText(field?.label, scope, text) || part.name
    return { ...part, field, format, label: title.startsWith(' ') ? '' : title }
  })
}

/** The record with the label of an option that the document itself lists. */
function withLabel(record: DataRecord, { name, field }: Shown, text: (source: string) => string): DataRecord {
  const key = `${name}_dictText`
  const label = Object.hasOwn(record, key) ? undefined : labelsOf(field?.props, text)?.get(toText(record[name]))
  return label === undefined ? record : { ...record, [key]: label }
}

/** A value as people read it, by its format or its label; empty for one that a widget draws in its own way. */
function writeValue(record: DataRecord, shown: Shown, scope: SiteScope, { text, write }: Writing): string {
  const { name, field, formula, as } = shown
  if (as === 'spark') return ''
  if (formatOf(shown) !== undefined || formula !== undefined) return writeField(shown, record, write, scope)
  const labelled = withLabel(record, shown, text)
  const isLabelled = toText(readLabel(labelled, name)) !== toText(readShown(shown, record, scope))
  return isLabelled || plainWidgets.has(field?.widget ?? 'input') ? toText(readLabel(labelled, name)) : ''
}

/** Records as a table with the labels of their fields; a column of which nothing is read is left out. */
export function writeRows(
  rows: readonly SiteRecord[],
  parts: readonly Part[],
  own: unknown,
  scope: SiteScope,
  writing: Writing,
): string {
  const columns = toShown(parts, own, scope, writing)
    .map((column) => ({ column, values: rows.map((record) => writeValue(record, column, scope, writing)) }))
    .filter(({ values }) => values.some((value) => value !== ''))
  if (columns.length === 0) return ''
  const head = columns.map(({ column }) => `<th scope="col">${escapeHtml(column.label)}</th>`).join('')
  const lines = rows.map(
    (_, index) => `<tr>${columns.map(({ values }) => `<td>${escapeHtml(values[index] ?? '')}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** The records of a block, as a table. */
export const writeTable: WriteBlock = (block, scope, writing) =>
  writeRows(scope.rows, toTableColumns(block as unknown as BlockTypes['table']), block.fields, scope, writing)

/** The fields of one record with their labels. */
export const writeDescriptions: WriteBlock = (block, scope, writing) => {
  const { record } = scope
  if (record === undefined) return ''
  const items = toDescriptionItems(block as unknown as BlockTypes['descriptions'])
  const parts = items.map(({ field, ...item }) => ({ ...item, name: field }))
  const written = toShown(parts, block.fields, scope, writing).flatMap((shown) => {
    const value = writeValue(record, shown, scope, writing)
    return value === '' ? [] : [`<dt>${escapeHtml(shown.label)}</dt><dd>${escapeHtml(value)}</dd>`]
  })
  return written.length === 0 ? '' : `<dl>${written.join('')}</dl>`
}
