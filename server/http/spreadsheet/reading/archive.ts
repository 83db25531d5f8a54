import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { sheetLimits } from './limits.ts'
import { SheetRefusal, unreadable } from './refusal.ts'

/** The parts of an office document. Names are looked up whatever their case and their slashes, as writers differ. */
export interface Archive {
  has(name: string): boolean
  /** The text of a part, piece by piece; what is unpacked is counted over all parts that are read. */
  read(name: string): AsyncGenerator<string>
  /** The bytes that a part claims to have, which `read` holds it to. */
  sizeOf(name: string): number
}

const bytesPerMegabyte = 1024 * 1024

/** Opens an archive by its directory. Nothing is unpacked before it is read. */
export async function openArchive(content: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(content, { decodeStrings: false })
  if (zip.entryCount > sheetLimits.entries) throw new SheetRefusal('entries', { entries: String(sheetLimits.entries) })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const name = toKey(entry.fileNameRaw.toString('utf8'))
    if (!entries.has(name)) entries.set(name, entry)
  }
  const budget = { left: sheetLimits.unpacked * bytesPerMegabyte }
  return {
    has: (name) => entries.has(toKey(name)),
    sizeOf: (name) => entries.get(toKey(name))?.uncompressedSize ?? 0,
    read: (name) => {
      const entry = entries.get(toKey(name))
      if (entry === undefined) throw unreadable()
      return readEntry(zip, entry, budget)
    },
  }
}

const toKey = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

async function* readEntry(zip: ZipFile, entry: Entry, budget: { left: number }): AsyncGenerator<string> {
  if (entry.isEncrypted()) throw new SheetRefusal('protected')
  let checksum = 0
  let decoder: TextDecoder | undefined
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer
    budget.left -= bytes.length
    if (budget.left < 0) throw new SheetRefusal('unpacked', { megabytes: String(sheetLimits.unpacked) })
    checksum = crc32(bytes, checksum)
    decoder ??= new TextDecoder(findEncoding(bytes))
    yield decoder.decode(bytes, { stream: true })
  }
  if (checksum !== entry.crc32) throw unreadable()
  yield decoder?.decode() ?? ''
}

/** XML says by its first bytes whether it is UTF-16. */
function findEncoding([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
