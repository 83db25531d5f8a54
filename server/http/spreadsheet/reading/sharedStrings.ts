import type { Archive } from './archive.ts'
import { createTextReader } from './cellText.ts'
import { sheetLimits } from './limits.ts'
import { SheetRefusal } from './refusal.ts'
import { readXmlWhole } from './xml.ts'

/** Reads the texts that cells refer to by their number. */
export async function readSharedStrings(archive: Archive, part: string): Promise<readonly string[]> {
  const strings: string[] = []
  const text = createTextReader()
  let size = 0
  await readXmlWhole(archive.read(part), {
    open: (name) => {
      if (name === 'si') text.begin()
      else text.open(name)
    },
    text: text.add,
    close: (name) => {
      text.close(name)
      if (name !== 'si') return
      const string = text.end()
      strings.push(string)
      size += string.length
      if (size > sheetLimits.text * charactersPerMegabyte)
        throw new SheetRefusal('text', { megabytes: String(sheetLimits.text) })
      if (strings.length > sheetLimits.cells) throw new SheetRefusal('cells', { cells: String(sheetLimits.cells) })
    },
  })
  return strings
}

const charactersPerMegabyte = 1024 * 1024
