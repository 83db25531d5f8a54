import { read } from '@e965/xlsx'
import { toMomentText } from './dates.ts'
import { keepCells } from './oldRecords.ts'
import { unreadable } from './refusal.ts'
import { createRowCollector, type ReadRows } from './sheetRow.ts'

/** Rows after which others may be told how far it is. */
const rowsAtOnce = 1000

/**
 * Reads the first sheet of a workbook of the old binary format, of which it gets the records of cells alone. The library knows no stream: what it takes is limited by
 * the time and the memory of the thread, and by the 65,536 rows of 256 cells that the format has.
 */
export function* readXls(workbook: Buffer): Generator<ReadRows> {
  const book = read(keepCells(workbook), {
    ...{ type: 'buffer', dense: true, sheets: 0, cellDates: true },
    ...{ cellFormula: false, cellHTML: false, cellText: false, bookVBA: false },
  })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (sheet === undefined) throw unreadable()
  const rows = createRowCollector()
  const data = sheet['!data'] ?? []
  // Holes of an array are passed over, however far its last row lies.
  for (const index of Object.keys(data)) {
    const row = Number(index)
    rows.begin(row + 1)
    data[row]?.forEach((cell, column) => {
      rows.put(column, toText(cell.t === 'e' ? undefined : cell.v))
    })
    rows.end()
    if (row % rowsAtOnce === rowsAtOnce - 1) yield { rows: rows.take(), share: row / data.length }
  }
  yield { rows: rows.take(), share: 1 }
}

function toText(value: unknown): string {
  if (value instanceof Date) return toMomentText(value) ?? ''
  return String(value ?? '')
}
