import { utils, type WorkBook } from '@e965/xlsx'

/** A value that was not asked what it is yet. */
export type Cells = readonly unknown[]

/** The rows of a sheet as they come, some hundred at a time. */
export type RowBatches = AsyncIterable<readonly Cells[]>

/** A sheet with a title row, a header row and as many rows as come. */
export interface WrittenSheet {
  readonly title: string
  readonly headers: readonly string[]
  readonly batches: RowBatches
}

/** The title and the names of the columns. */
export const headRows = 2

/** The longest text of a cell. */
const longestText = 32_767

/** What a cell holds: texts stay texts, none becomes a formula; what is empty is no cell. */
export function toCell(value: unknown): string | number | boolean | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, longestText)
}

/** The workbook around the rows, as the spreadsheet library makes it: each sheet with its head alone. */
export function makeFrame(sheets: readonly Pick<WrittenSheet, 'title' | 'headers'>[]): WorkBook {
  const book = utils.book_new()
  const names = new Set<string>()
  for (const { title, headers } of sheets) {
    const sheet = utils.aoa_to_sheet([[title], [...headers]])
    if (headers.length > 1) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: headers.length - 1 } }]
    sheet['!cols'] = headers.map((header) => ({ wch: Math.max(12, header.length * 2) }))
    utils.book_append_sheet(book, sheet, toFreeName(title, names))
  }
  return book
}

/** Sheets of one workbook have names of their own, whatever their letters' case. */
function toFreeName(title: string, taken: Set<string>): string {
  const base = toSheetName(title)
  let name = base
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base.slice(0, 27)} ${number}`
  taken.add(name.toLowerCase())
  return name
}

/** These characters may not stand in the name of a sheet, nor more than 31. */
function toSheetName(title: string): string {
  return title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1'
}
