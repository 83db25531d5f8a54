import { SheetRefusal } from './refusal.ts'

export type SheetFormat = 'xlsx' | 'xls'

const archiveStart = Buffer.from('PK\x03\x04', 'latin1')
const containerStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const nameOf = (stream: string): Buffer => Buffer.from(`${stream}\0`, 'utf16le')
const [workbook, oldWorkbook, encrypted] = [nameOf('Workbook'), nameOf('Book'), nameOf('EncryptedPackage')]

/**
 * Tells by its content which of the two formats a file is (specification 5, Excel import), whatever its name says. All
 * others are refused before a parser sees them: those that the library would guess are parsers of their own.
 */
export function findFormat(content: Buffer): SheetFormat {
  if (content.subarray(0, archiveStart.length).equals(archiveStart)) return 'xlsx'
  if (!content.subarray(0, containerStart.length).equals(containerStart)) throw new SheetRefusal('foreign')
  if (content.includes(workbook) || content.includes(oldWorkbook)) {
    if (isEncrypted(content)) throw new SheetRefusal('protected')
    return 'xls'
  }
  throw new SheetRefusal(content.includes(encrypted) ? 'protected' : 'foreign')
}

const begin = { id: 0x0809, globals: 0x0005 }
const filePass = 0x002f
/** What may stand between the beginning of a workbook and the record that says how it is encrypted. */
const writeProtect = 0x0086

/** A workbook is encrypted from the record `FilePass` on ([MS-XLS] 2.4.117), which follows its beginning. */
function isEncrypted(content: Buffer): boolean {
  for (let at = content.indexOf(beginning); at >= 0; at = content.indexOf(beginning, at + 1)) {
    const isGlobals = at + 8 <= content.length && content.readUInt16LE(at + 6) === begin.globals
    let next = at + 4 + (at + 4 <= content.length ? content.readUInt16LE(at + 2) : 0)
    if (!isGlobals) continue
    while (next + 4 <= content.length && content.readUInt16LE(next) === writeProtect)
      next += 4 + content.readUInt16LE(next + 2)
    return next + 4 <= content.length && content.readUInt16LE(next) === filePass
  }
  return false
}

const beginning = Buffer.from([begin.id & 0xff, begin.id >> 8])
