import { utils, write } from '@e965/xlsx'
import { toSheetName } from './streamSheet.ts'

/** A spreadsheet as bytes, with what it is to those who get it. */
export interface SheetFile {
  readonly content: Buffer
  readonly type: string
  readonly ending: '.xls' | '.xlsx'
}

/** The old binary format, which clients of the wire expect (wire contract 1.11), and the one of today. */
const formats = {
  biff8: { type: 'application/vnd.ms-excel', ending: '.xls' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: '.xlsx' },
} as const

/** The longest text that the old format keeps as it is written here; it would cut the rest off without a word. */
const longestOldText = 255

/**
 * Writes a sheet with a title row, a header row and the rows. Texts stay texts: none becomes a formula. The format is the
 * old one unless a text is too long for it.
 */
export function writeSheet(
  title: string,
  headers: readonly string[],
  rows: readonly (readonly unknown[])[],
): SheetFile {
  const cells = [[title], [...headers], ...rows.map((row) => row.map(toCell))]
  const isLong = cells.some((row) => row.some((cell) => typeof cell === 'string' && cell.length > longestOldText))
  const bookType = isLong ? 'xlsx' : 'biff8'
  const sheet = utils.aoa_to_sheet(cells)
  if (headers.length > 1) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: headers.length - 1 } }]
  sheet['!cols'] = headers.map((header) => ({ wch: Math.max(12, header.length * 2) }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, toSheetName(title))
  return { ...formats[bookType], content: write(book, { type: 'buffer', bookType, compression: true }) as Buffer }
}

const longestCell = 32_767

function toCell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return String(value).slice(0, longestCell)
}
