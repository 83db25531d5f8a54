import { letOthersIn } from '../../threads/letOthersIn.ts'
import { attachment, type RawAnswer } from '../envelope.ts'
import { createOldBook, oldLimits } from './writing/oldBook.ts'
import { type Cells, type RowBatches, toCell, type WrittenSheet } from './writing/sheet.ts'
import { streamBook, xlsxType } from './writing/streamBook.ts'

export type { RowBatches } from './writing/sheet.ts'

const xlsType = 'application/vnd.ms-excel'

/** The most that is held in memory: rows, and characters of their texts. */
const maxHeld = { rows: 20_000, characters: 8 * 1024 * 1024 }

/**
 * Answers with a spreadsheet: a short one in the old format, which clients of the wire expect and which is made in memory
 * (wire contract 1.11); one that is too long for it, too wide or has too long a text in today's, as a stream.
 */
export async function answerSheet(sheet: WrittenSheet): Promise<RawAnswer> {
  const { title, headers, batches } = sheet
  const fitsHead =
    headers.length <= oldLimits.columns && [title, ...headers].every(({ length }) => length <= oldLimits.text)
  const book = createOldBook(sheet)
  const held: (readonly Cells[])[] = []
  const left = { ...maxHeld }
  const iterator = inPieces(batches)
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    held.push(next.value)
    if (!fitsHead || !fits(next.value, left)) {
      const all = { title, headers, batches: join(held, iterator) }
      return attachment(streamBook([all]), `${title}.xlsx`, xlsxType)
    }
    book.add(next.value)
    await letOthersIn()
  }
  return attachment(book.end(), `${title}.xls`, xlsType)
}

/** Answers with several sheets of one workbook, as a stream. */
export const answerSheets = (name: string, sheets: readonly WrittenSheet[]): RawAnswer =>
  attachment(streamBook(sheets), `${name}.xlsx`, xlsxType)

/** Rows that are there already, some at a time. */
export async function* inBatches(rows: readonly Cells[]): RowBatches {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize)
}

const batchSize = 500

function fits(batch: readonly Cells[], left: { rows: number; characters: number }): boolean {
  left.rows -= batch.length
  for (const cells of batch) {
    if (cells.length > oldLimits.columns) return false
    for (const value of cells) {
      const cell = toCell(value)
      if (typeof cell !== 'string') continue
      if (cell.length > oldLimits.text) return false
      left.characters -= cell.length
    }
  }
  return left.rows >= 0 && left.characters >= 0
}

/** The same rows, of which never so many come at once that somebody would wait for them to be written. */
async function* inPieces(batches: RowBatches): AsyncGenerator<readonly Cells[]> {
  for await (const batch of batches) yield* inBatches(batch)
}

async function* join(held: (readonly Cells[])[], rest: RowBatches): RowBatches {
  for (let batch = held.shift(); batch !== undefined; batch = held.shift()) yield batch
  yield* rest
}
