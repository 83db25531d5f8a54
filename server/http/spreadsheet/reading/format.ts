import { type Container, openContainer } from './container.ts'
import { SheetRefusal } from './refusal.ts'

/** A file of one of the two formats that are read; of the old one its workbook alone. */
export type SheetFile =
  | { readonly format: 'xlsx'; readonly content: Buffer }
  | { readonly format: 'xls'; readonly workbook: Buffer }

const archiveStart = Buffer.from('PK\x03\x04', 'latin1')
const containerStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const beginsWith = (content: Buffer, start: Buffer): boolean => content.subarray(0, start.length).equals(start)

/**
 * Tells by its content which of the two formats a file is (specification 5, Excel import), whatever its name says. All
 * others are refused before a parser sees them: those that the library would guess are parsers of their own.
 */
export function openFile(content: Buffer): SheetFile {
  if (beginsWith(content, archiveStart)) return { format: 'xlsx', content }
  if (!beginsWith(content, containerStart)) throw new SheetRefusal('foreign')
  const container = openContainer(content)
  if (container.has('EncryptedPackage')) throw new SheetRefusal('protected')
  return { format: 'xls', workbook: readWorkbook(container) }
}

/** Programs before 1997 called it by another name. */
const names = ['Workbook', 'Book', 'WORKBOOK', 'BOOK']

/** Where records have their number and their length, and what they are called here ([MS-XLS] 2.3). */
const recordHead = 4
const records = { begin: 0x0809, writeProtect: 0x0086, filePass: 0x002f }

function readWorkbook(container: Container): Buffer {
  const name = names.find(container.has)
  if (name === undefined) throw new SheetRefusal('foreign')
  const workbook = container.read(name)
  const found = listRecords(workbook)
  if (found[0] !== records.begin) throw new SheetRefusal('foreign')
  // It is encrypted from this record on, which may stand behind one other.
  if (found.find((record) => record !== records.begin && record !== records.writeProtect) === records.filePass)
    throw new SheetRefusal('protected')
  return workbook
}

/** The first records of a workbook. */
function listRecords(workbook: Buffer): readonly number[] {
  const found: number[] = []
  for (let at = 0; found.length < 3 && at + recordHead <= workbook.length; ) {
    found.push(workbook.readUInt16LE(at))
    at += recordHead + workbook.readUInt16LE(at + 2)
  }
  return found
}
