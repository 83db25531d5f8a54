import { read, utils } from '@e965/xlsx'
import { createError } from '../../../runtime/language/index.ts'
import { isReasonableArchive } from './archiveSize.ts'

/** The rows of the first sheet as they show: texts, with numbers and dates in plain form. */
export function readSheet(content: Buffer): readonly (readonly string[])[] {
  if (!isReasonableArchive(content)) throw createError('spreadsheetUnreadable')
  try {
    const book = read(content, {
      type: 'buffer',
      cellDates: true,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
      sheets: 0,
      sheetRows: 20_000,
    })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (sheet === undefined) throw createError('spreadsheetUnreadable')
    const rows = utils.sheet_to_json<unknown[]>(sheet, {
      header: 1,
      raw: true,
      defval: '',
      blankrows: false,
      UTC: true,
    })
    return rows.map((row) => row.map(toText))
  } catch {
    throw createError('spreadsheetUnreadable')
  }
}

function toText(cell: unknown): string {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
      .replace(/ 00:00:00$/, '')
  return String(cell ?? '').trim()
}
