import { utils, write } from '@e965/xlsx'

/** The type of what `writeSheet` gives, the old binary one that clients of the wire expect (wire contract 1.11). */
export const sheetType = 'application/vnd.ms-excel'

/** The most rows that a sheet of the old format holds below its two head rows. */
export const sheetRows = 65_000

/** Writes a sheet with a title row, a header row and the rows. Texts stay texts: none becomes a formula. */
export function writeSheet(title: string, headers: readonly string[], rows: readonly (readonly unknown[])[]): Buffer {
  const sheet = utils.aoa_to_sheet([[title], [...headers], ...rows.map((row) => row.map(toCell))])
  if (headers.length > 1) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: headers.length - 1 } }]
  sheet['!cols'] = headers.map((header) => ({ wch: Math.max(12, header.length * 2) }))
  const book = utils.book_new()
  // These characters may not stand in the name of a sheet, nor more than 31.
  utils.book_append_sheet(book, sheet, title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

const longestCell = 32_767

function toCell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return String(value).slice(0, longestCell)
}
