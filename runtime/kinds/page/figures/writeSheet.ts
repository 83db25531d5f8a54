import { utils, write } from '@e965/xlsx'
import type { FigureTable } from './figureTable.ts'
import { toSheet, toSheetName } from './toSheet.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The longest text that a cell holds. */
const longest = 32_767

/** Writes figures as a spreadsheet. Numbers stay numbers, and texts stay texts: none becomes a formula. */
export function writeSheet(title: string, table: FigureTable): Blob {
  const rows = toSheet(table)
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.slice(0, longest) : cell)))
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = table.columns.map((column) => ({ wch: Math.max(12, column.title.length * 2) }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, toSheetName(title))
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], { type })
}
