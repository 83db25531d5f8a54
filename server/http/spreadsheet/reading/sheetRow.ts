import { sheetLimits } from './limits.ts'
import { SheetRefusal } from './refusal.ts'

/** A row that is not blank: its number in the sheet, from 1, and its texts up to the last one; empty cells are ''. */
export type SheetRow = readonly [number: number, cells: readonly string[]]

/** Some rows of a sheet in their order, and how much of the file was read by then, from 0 to 1. */
export interface ReadRows {
  readonly rows: readonly SheetRow[]
  readonly share: number
}

/** Gathers the cells of a sheet into rows, within the limits. */
export interface RowCollector {
  /** Begins a row; cells that come afterwards are its own. */
  begin(number: number): void
  /** Puts a text into a cell; `column` counts from 0. Of several in one cell the last one stays. */
  put(column: number, text: string): void
  /** Ends the row; a blank one is none. */
  end(): void
  /** Takes out the rows that are complete. */
  take(): SheetRow[]
}

/** The name of a column, such as AB. */
function toColumnName(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest === 0 ? '' : toColumnName(rest - 1)) + String.fromCharCode(65 + (column % 26))
}

const charactersPerMegabyte = 1024 * 1024

/** Makes the collector of one sheet. */
export function createRowCollector(): RowCollector {
  let rows: SheetRow[] = []
  let number = 0
  let cells: string[] = []
  const counted = { rows: 0, cells: 0, text: 0 }
  return {
    begin: (next) => {
      number = next
      cells = []
    },
    put: (column, text) => {
      const trimmed = text.trim()
      if (trimmed === '') return
      const place = `${toColumnName(column)}${number}`
      if (column >= sheetLimits.columns)
        throw new SheetRefusal('columns', { columns: String(sheetLimits.columns), place })
      if (trimmed.length > sheetLimits.cellText)
        throw new SheetRefusal('cellText', { length: String(sheetLimits.cellText), place })
      counted.cells += 1
      counted.text += trimmed.length
      if (counted.cells > sheetLimits.cells) throw new SheetRefusal('cells', { cells: String(sheetLimits.cells) })
      // Many cells may refer to one text.
      if (counted.text > sheetLimits.text * charactersPerMegabyte)
        throw new SheetRefusal('text', { megabytes: String(sheetLimits.text) })
      for (let index = cells.length; index < column; index += 1) cells.push('')
      cells[column] = trimmed
    },
    end: () => {
      if (cells.length === 0) return
      counted.rows += 1
      if (counted.rows > sheetLimits.rows) throw new SheetRefusal('rows', { rows: String(sheetLimits.rows) })
      rows.push([number, cells])
      cells = []
    },
    take: () => {
      const taken = rows
      rows = []
      return taken
    },
  }
}
