/** Cells by rows, as characters. */
export type TextCells = readonly (readonly string[])[]

/**
 * The cells of tab-separated text as spreadsheet programs write it: a cell that begins with a quote may hold tabs,
 * line breaks and doubled quotes, and a line break at the end begins no row.
 */
export function parseTsv(text: string): TextCells {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  let isFresh = true
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
    isFresh = true
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && isFresh && closesQuote(text, at)) {
      isQuoted = true
      isFresh = false
    } else if (character === '\t') endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(at + 1) === '\n') at += 1
      endCell()
      if (at + 1 < text.length) rows.push([])
      else return rows
    } else {
      cell += character
      isFresh = false
    }
  }
  endCell()
  return rows
}

/** Whether a quote at the beginning of a cell is closed before a tab, a line break or the end; else it is a character. */
function closesQuote(text: string, from: number): boolean {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) !== '"') continue
    if (text.charAt(at + 1) === '"') {
      at += 1
      continue
    }
    const next = text.charAt(at + 1)
    return next === '' || next === '\t' || next === '\n' || next === '\r'
  }
  return false
}

const writeCell = (cell: string): string => (/^"|[\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The text that a spreadsheet program reads as these cells. */
export const writeTsv = (cells: TextCells): string => cells.map((row) => row.map(writeCell).join('\t')).join('\n')
