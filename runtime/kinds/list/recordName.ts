import type { ResolvedPage } from '../../language/index.ts'
import { type RecordsKind, toColumns } from './listPage.ts'

/** What people call a record: its display field as they read it, else the first of its columns with a text, else its key. */
export function toRecordName(record: unknown, { display, page, key }: ResolvedPage<RecordsKind>): string {
  if (typeof record !== 'object' || record === null) return String(record ?? '')
  const columns = toColumns(page.columns).map(({ column }) => column)
  const text = columns.find(({ field }) => field === display)?.text
  const fields = [text, display, ...columns.flatMap((column) => [column.text, column.field]), key]
  const values = fields.map((field) => field && (record as Readonly<Record<string, unknown>>)[field])
  const named = values.find((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
  return named === undefined ? '' : String(named)
}
