import { read, utils } from '@e965/xlsx'
import { AppError, createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { isReasonableArchive } from './archiveSize.ts'

/** The most rows that are read of a file. */
const maxRows = 100_000

const tooLong: LanguageTexts = {
  zh: '文件超过 {rows} 行，请拆分后再导入',
  en: 'The file has more than {rows} rows; split it and import the parts.',
  tw: '檔案超過 {rows} 列，請拆分後再匯入',
}

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
      sheetRows: maxRows + 1,
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
    if (rows.length > maxRows) throw createFailure(tooLong, { details: { rows: String(maxRows) } })
    return rows.map((row) => row.map(toText))
  } catch (error) {
    if (error instanceof AppError) throw error
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
