import { openFile } from './format.ts'
import { readXls } from './readXls.ts'
import { readXlsx } from './readXlsx.ts'
import { SheetRefusal, unreadable } from './refusal.ts'
import type { ReadRows } from './sheetRow.ts'

/**
 * Reads the rows of the first sheet as they show: texts, with numbers and dates in plain form, without blank rows. Throws
 * a SheetRefusal for a file that is no spreadsheet or holds more than the limits let through. It belongs into a thread.
 */
export async function* readSheet(content: Buffer): AsyncGenerator<ReadRows> {
  try {
    const file = openFile(content)
    yield* file.format === 'xls' ? readXls(file.workbook) : readXlsx(file.content)
  } catch (error) {
    // What a parser stumbles over is the file's fault.
    throw error instanceof SheetRefusal ? error : unreadable()
  }
}
