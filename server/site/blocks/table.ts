import { isObject } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { type SiteRecord, type SiteScope, toText, writeText } from '../scope.ts'
import type { WriteBlock, Writing } from '../writing.ts'

const nameOf = (column: unknown): string | undefined =>
  typeof column === 'string' ? column : isObject(column) && typeof column.field === 'string' ? column.field : undefined

/** A value as people read it: the text of its dictionary, where the server gave one. */
const toShown = (record: SiteRecord, name: string): string => toText(record[`${name}_dictText`] ?? record[name])

/** Records as a table with the labels of their fields. */
export function writeRows(
  columns: readonly unknown[],
  fields: SiteRecord,
  scope: SiteScope,
  { text }: Pick<Writing, 'text'>,
): string {
  const shown = columns.flatMap((column) => {
    const name = nameOf(column)
    if (name === undefined) return []
    const field = isObject(fields[name]) ? fields[name] : {}
    const own = isObject(column) ? column.label : undefined
    return [{ name, label: writeText(own ?? field.label ?? name, scope, text) }]
  })
  if (shown.length === 0 || scope.rows.length === 0) return ''
  const head = shown.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('')
  const rows = scope.rows.map(
    (record) => `<tr>${shown.map(({ name }) => `<td>${escapeHtml(toShown(record, name))}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** The records of a block, as a table. */
export const writeTable: WriteBlock = (block, scope, writing) =>
  writeRows(
    Array.isArray(block.columns) ? block.columns : [],
    isObject(block.fields) ? block.fields : {},
    scope,
    writing,
  )

/** The fields of one record with their labels. */
export const writeDescriptions: WriteBlock = (block, scope, { text }) => {
  const { record } = scope
  const fields = isObject(block.fields) ? block.fields : {}
  const items = Array.isArray(block.items) ? block.items : []
  if (record === undefined) return ''
  const written = items.flatMap((item) => {
    const name = nameOf(item)
    const value = name === undefined ? '' : toShown(record, name)
    if (name === undefined || value === '') return []
    const field = isObject(fields[name]) ? fields[name] : {}
    const label = writeText((isObject(item) ? item.label : undefined) ?? field.label ?? name, scope, text)
    return [`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`]
  })
  return written.length === 0 ? '' : `<dl>${written.join('')}</dl>`
}
