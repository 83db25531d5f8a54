import { unreadable } from './refusal.ts'

/** The streams of a compound file, which is what files of the older office programs are ([MS-CFB]). */
export interface Container {
  has(name: string): boolean
  /** The bytes of a stream, at most as many as the file has. */
  read(name: string): Buffer
}

interface Stream {
  readonly start: number
  readonly size: number
}

/** Where the header says what ([MS-CFB] 2.2). */
const at = {
  sectorShift: 30,
  directory: 48,
  smallLimit: 56,
  smallTable: 60,
  furtherTables: 68,
  tables: 76,
  end: 512,
} as const

/** Numbers of sectors above this one are no sectors ([MS-CFB] 2.1). */
const lastSector = 0xfffffffa
const smallSize = 64
const entrySize = 128
/** Kinds of directory entries. */
const [streamKind, rootKind] = [2, 5]

/**
 * Reads the directory of a compound file. The spreadsheet library would follow every chain of sectors from each of them on,
 * which takes the square of a file's size in memory; here the chain of a stream is followed once, when it is read.
 */
export function openContainer(content: Buffer): Container {
  if (content.length < at.end) throw unreadable()
  const shift = content.readUInt16LE(at.sectorShift)
  if (shift !== 9 && shift !== 12) throw unreadable()
  const size = 1 << shift
  const sector = (number: number): Buffer => {
    // The header takes the place of the first sector.
    const from = (number + 1) * size
    if (number > lastSector || from >= content.length) throw unreadable()
    return content.subarray(from, from + size)
  }
  const table = readTable(content, sector, size)
  const readChain = (start: number): Buffer => Buffer.concat(followChain(table, start).map(sector))
  const streams = readDirectory(readChain(content.readUInt32LE(at.directory)))
  const smallLimit = content.readUInt32LE(at.smallLimit)
  const readSmall = ({ start, size: length }: Stream): Buffer => {
    const all = readChain(streams.get('')?.start ?? lastSector)
    const smallTable = toNumbers(readChain(content.readUInt32LE(at.smallTable)))
    const chain = followChain(smallTable, start)
    return Buffer.concat(chain.map((number) => all.subarray(number * smallSize, (number + 1) * smallSize))).subarray(
      0,
      length,
    )
  }
  return {
    has: (name) => streams.has(name),
    read: (name) => {
      const stream = streams.get(name)
      if (stream === undefined) throw unreadable()
      return stream.size < smallLimit ? readSmall(stream) : readChain(stream.start).subarray(0, stream.size)
    },
  }
}

/** The table of which sector follows which: it lies in sectors that the header names, and further ones. */
function readTable(content: Buffer, sector: (number: number) => Buffer, size: number): readonly number[] {
  const places = toNumbers(content.subarray(at.tables, at.end))
  const most = Math.ceil(content.length / size)
  let further = content.readUInt32LE(at.furtherTables)
  for (let count = 0; further <= lastSector; count += 1) {
    if (count > most) throw unreadable()
    const numbers = toNumbers(sector(further))
    places.push(...numbers.slice(0, -1))
    further = numbers.at(-1) ?? lastSector + 1
  }
  const used = places.filter((place) => place <= lastSector)
  if (used.length > most) throw unreadable()
  return used.flatMap((place) => toNumbers(sector(place)))
}

/** The sectors of a stream in their order; a chain that leads back to itself is none. */
function followChain(table: readonly number[], start: number): readonly number[] {
  const chain: number[] = []
  for (let next = start; next <= lastSector; next = table[next] ?? lastSector + 1) {
    if (chain.length >= table.length) throw unreadable()
    chain.push(next)
  }
  return chain
}

/** The streams by their names; that of the small ones, which is the root's, has none. */
function readDirectory(bytes: Buffer): ReadonlyMap<string, Stream> {
  const streams = new Map<string, Stream>()
  for (let from = 0; from + entrySize <= bytes.length; from += entrySize) {
    const entry = bytes.subarray(from, from + entrySize)
    const kind = entry.readUInt8(66)
    if (kind !== streamKind && kind !== rootKind) continue
    const name = entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2))
    const key = kind === rootKind ? '' : name
    if (!streams.has(key)) streams.set(key, { start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) })
  }
  return streams
}

function toNumbers(bytes: Buffer): number[] {
  const numbers: number[] = []
  for (let from = 0; from + 4 <= bytes.length; from += 4) numbers.push(bytes.readUInt32LE(from))
  return numbers
}
