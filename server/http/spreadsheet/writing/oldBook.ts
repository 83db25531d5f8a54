import { CFB, write } from '@e965/xlsx'
import { type Cells, headRows, makeFrame, toCell, type WrittenSheet } from './sheet.ts'

/** What a sheet of the old format may hold; it would cut the rest off without a word. */
export const oldLimits = { columns: 256, text: 255 } as const

/** Records of a sheet of the old format ([MS-XLS] 2.3). */
const records = { dimensions: 0x0200, blank: 0x0201, number: 0x0203, label: 0x0204, boolean: 0x0205, begin: 0x0809 }
const cellRecords: ReadonlySet<number> = new Set([records.blank, records.number, records.label, records.boolean])

/** The format of a cell that has none, as the library numbers it. */
const plainFormat = 16

const recordHead = 4
const valueAt = 10

/**
 * Puts rows into a workbook of the old format. The library makes the workbook with its head; its own rows would take 16
 * KB of memory for each cell, so that the records of the cells are written here. Rows are encoded some at a time.
 */
export interface OldBook {
  add(rows: readonly Cells[]): void
  end(): Buffer
}

/** Begins a workbook of one sheet. */
export function createOldBook(sheet: Pick<WrittenSheet, 'title' | 'headers'>): OldBook {
  const added: Buffer[] = []
  let row: number = headRows
  let width = sheet.headers.length
  return {
    add: (rows) => {
      for (const cells of rows) width = Math.max(width, cells.length)
      added.push(encodeRows(rows, row))
      row += rows.length
    },
    end: () => {
      const container = CFB.read(write(makeFrame([sheet]), { type: 'buffer', bookType: 'biff8' }) as Buffer, {
        type: 'buffer',
      })
      const stream = CFB.find(container, '/Workbook')
      if (stream === null) throw new Error('The frame of a spreadsheet has no workbook.')
      const frame = Buffer.from(stream.content as Uint8Array)
      const { dimensions, cellsEnd } = findPlaces(frame)
      frame.writeUInt32LE(row, dimensions + recordHead + 4)
      frame.writeUInt16LE(width, dimensions + recordHead + 10)
      const content = Buffer.concat([frame.subarray(0, cellsEnd), ...added, frame.subarray(cellsEnd)])
      CFB.utils.cfb_add(container, '/Workbook', content)
      return CFB.write(container, { type: 'buffer' }) as Buffer
    },
  }
}

/** Where a sheet says how large it is, and where its cells end. The sheet is what begins last. */
function findPlaces(frame: Buffer): { readonly dimensions: number; readonly cellsEnd: number } {
  let [dimensions, cellsEnd, at] = [0, 0, 0]
  while (at + recordHead <= frame.length) {
    const record = frame.readUInt16LE(at)
    const next = at + recordHead + frame.readUInt16LE(at + 2)
    if (record === records.dimensions) dimensions = at
    if (record === records.dimensions || cellRecords.has(record)) cellsEnd = next
    at = next
  }
  if (dimensions === 0) throw new Error('The frame of a spreadsheet has no sheet.')
  return { dimensions, cellsEnd }
}

const encodeRows = (rows: readonly Cells[], first: number): Buffer =>
  Buffer.concat(
    rows.flatMap((cells, index) =>
      cells.flatMap((value, column) => {
        const cell = toCell(value)
        return cell === undefined ? [] : [encodeCell(cell, first + index, column)]
      }),
    ),
  )

function encodeCell(cell: string | number | boolean, row: number, column: number): Buffer {
  if (typeof cell === 'number') {
    const bytes = beginCell(records.number, 8, row, column)
    bytes.writeDoubleLE(cell, valueAt)
    return bytes
  }
  if (typeof cell === 'boolean') {
    const bytes = beginCell(records.boolean, 2, row, column)
    // The second byte says that it is no error.
    bytes.writeUInt16LE(cell ? 1 : 0, valueAt)
    return bytes
  }
  const bytes = beginCell(records.label, 3 + cell.length * 2, row, column)
  bytes.writeUInt16LE(cell.length, valueAt)
  // The text is UTF-16.
  bytes.writeUInt8(1, valueAt + 2)
  bytes.write(cell, valueAt + 3, 'utf16le')
  return bytes
}

/** A record with its length, its place and its format; its value begins at `valueAt`. */
function beginCell(record: number, size: number, row: number, column: number): Buffer {
  const bytes = Buffer.allocUnsafe(valueAt + size)
  bytes.writeUInt16LE(record, 0)
  bytes.writeUInt16LE(valueAt - recordHead + size, 2)
  bytes.writeUInt16LE(row, 4)
  bytes.writeUInt16LE(column, 6)
  bytes.writeUInt16LE(plainFormat, 8)
  return bytes
}
