import { isObject } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { writeFormatted } from '../format.ts'
import { type SiteRecord, type SiteScope, writeText } from '../scope.ts'
import type { WriteBlock, Writing } from '../writing.ts'

/** A value of a record with what people read beside it. */
interface Shown {
  readonly name: string
  readonly label: string
  readonly format: unknown
}

/** What of records is shown, by the names of fields or by objects that say more; what is drawn and not read is left out. */
function toShown(list: unknown, own: unknown, scope: SiteScope, { text, fields }: Writing): readonly Shown[] {
  const declared: SiteRecord = { ...fields, ...(isObject(own) ? own : {}) }
  return (Array.isArray(list) ? list : []).flatMap((entry): readonly Shown[] => {
    const options = isObject(entry) ? entry : {}
    const name = typeof entry === 'string' ? entry : options.field
    if (typeof name !== 'string') return []
    const field = isObject(declared[name]) ? declared[name] : {}
    const label = writeText(options.label ?? field.label ?? name, scope, text)
    return [{ name, label, format: options.format ?? field.format }]
  })
}

/** A value as people read it: the text of its dictionary, where the server gave one. A list of figures is a picture. */
function writeValue(record: SiteRecord, { name, format }: Shown, { language }: Writing): string {
  const value = record[`${name}_dictText`] ?? record[name]
  return Array.isArray(value) ? '' : writeFormatted(value, format, language)
}

/** Records as a table with the labels of their fields. */
export function writeRows(list: unknown, own: unknown, scope: SiteScope, writing: Writing): string {
  const columns = toShown(list, own, scope, writing).filter(({ name }) =>
    scope.rows.some((record) => !Array.isArray(record[name])),
  )
  if (columns.length === 0) return ''
  const head = columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('')
  const rows = scope.rows.map((record) => {
    const cells = columns.map((column) => `<td>${escapeHtml(writeValue(record, column, writing))}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** The records of a block, as a table. */
export const writeTable: WriteBlock = (block, scope, writing) => writeRows(block.columns, block.fields, scope, writing)

/** The fields of one record with their labels. */
export const writeDescriptions: WriteBlock = (block, scope, writing) => {
  const { record } = scope
  if (record === undefined) return ''
  const written = toShown(block.items, block.fields, scope, writing).flatMap((shown) => {
    const value = writeValue(record, shown, writing)
    return value === '' ? [] : [`<dt>${escapeHtml(shown.label)}</dt><dd>${escapeHtml(value)}</dd>`]
  })
  return written.length === 0 ? '' : `<dl>${written.join('')}</dl>`
}
