import { createOldBook } from '../../server/http/spreadsheet/writing/oldBook.ts'

/** A workbook of the old format, as exports write it. */
export function writeRows(title: string, headers: readonly string[], rows: readonly (readonly unknown[])[]): Buffer {
  const book = createOldBook({ title, headers })
  book.add(rows)
  return book.end()
}
