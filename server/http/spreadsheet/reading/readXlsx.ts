import { openArchive } from './archive.ts'
import { createTextReader, decodeText } from './cellText.ts'
import { readDateStyles, toDateText, toIsoDateText } from './dates.ts'
import { lastRow, sheetLimits } from './limits.ts'
import { unreadable } from './refusal.ts'
import { readSharedStrings } from './sharedStrings.ts'
import { createRowCollector, type ReadRows, type RowCollector } from './sheetRow.ts'
import { readWorkbook } from './workbook.ts'
import { readXml, type XmlHandlers } from './xml.ts'

/** Reads the first sheet of a workbook of today's format as a stream. */
export async function* readXlsx(content: Buffer): AsyncGenerator<ReadRows> {
  const archive = await openArchive(content)
  const { sheet, strings, styles, countsFrom1904 } = await readWorkbook(archive)
  const known = strings === undefined ? [] : await readSharedStrings(archive, strings)
  const dates = styles === undefined ? [] : await readDateStyles(archive, styles)
  const rows = createRowCollector()
  const toText = createCellReader(known, dates, countsFrom1904)
  const size = archive.sizeOf(sheet)
  let read = 0
  yield* readXml(archive.read(sheet), handleSheet(rows, toText), (piece) => {
    read += piece.length
    return { rows: rows.take(), share: size === 0 ? 1 : Math.min(1, read / size) }
  })
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: number
}

/** The elements of a sheet that hold cells (ECMA-376 part 1, 18.3.1.73 and 18.3.1.4); all others are left alone. */
function handleSheet(rows: RowCollector, toText: (cell: Cell, value: string) => string): XmlHandlers {
  const inline = createTextReader()
  let row = 0
  let column = -1
  let cell: Cell | undefined
  let isValue = false
  let value = ''
  return {
    open: (name, attributes) => {
      if (name === 'row') {
        row = toRowNumber(attributes.r, row)
        column = -1
        rows.begin(row)
      } else if (name === 'c') {
        column = toColumn(attributes.r) ?? column + 1
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) }
        value = ''
      } else if (cell === undefined) return
      else if (name === 'v') isValue = true
      else if (name === 'is') inline.begin()
      else inline.open(name)
    },
    text: (text) => {
      if (isValue && value.length <= longestValue) value += text
      else if (cell !== undefined) inline.add(text)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      else if (name === 'is') value = inline.end()
      else if (name === 'row') rows.end()
      else if (name === 'c' && cell !== undefined) {
        rows.put(cell.column, toText(cell, value))
        cell = undefined
      } else inline.close(name)
    },
  }
}

/** A value is kept up to where it is too long for certain: each character may be written as seven. */
const longestValue = sheetLimits.cellText * 7

/** Rows follow each other; one that names no number stands below the last one. */
function toRowNumber(text: string | undefined, last: number): number {
  const number = text === undefined ? last + 1 : Number(/^\d{1,7}$/.test(text) ? text : Number.NaN)
  if (!(number > last && number <= lastRow)) throw unreadable()
  return number
}

/** The column of a place such as AB12, from 0; undefined for a cell that names none. */
function toColumn(place: string | undefined): number | undefined {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(place ?? '') ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return letters === '' ? undefined : column - 1
}

/** Says how the value of a cell shows, by its type (ECMA-376 part 1, 18.18.11). Formulas count by their last value. */
function createCellReader(strings: readonly string[], dates: readonly boolean[], countsFrom1904: boolean) {
  const readers: Readonly<Record<string, (value: string, cell: Cell) => string>> = {
    n: (value, { style }) => {
      const number = Number.parseFloat(value)
      if (Number.isNaN(number)) return ''
      return dates[style] === true ? toDateText(number, countsFrom1904) : String(number)
    },
    s: (value) => strings[Number(value)] ?? '',
    str: decodeText,
    inlineStr: (value) => value,
    b: (value) => (value === '' ? '' : String(/^(1|true)$/i.test(value))),
    d: toIsoDateText,
  }
  // What went wrong in a formula is nothing to import.
  return (cell: Cell, value: string): string =>
    Object.hasOwn(readers, cell.type) ? (readers[cell.type]?.(value, cell) ?? '') : ''
}
