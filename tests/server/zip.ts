import { constants, crc32, deflateRawSync } from 'node:zlib'

/** One file of an archive. What is not given is what is true. */
export interface ZipEntry {
  readonly name: string
  readonly content?: Buffer | string
  /** The compressed bytes, for those that nobody wants to make of their content. */
  readonly deflated?: Buffer
  /** The size that the archive claims. */
  readonly size?: number
  /** The checksum that the archive claims. */
  readonly checksum?: number
  /** 1 says that the file is encrypted. */
  readonly flags?: number
}

/** Writes an archive byte by byte, so that it may say what is not true. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = '', deflated, size, checksum, flags = 0 } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflated ?? deflateRawSync(bytes)
    const named = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(checksum ?? crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size ?? bytes.length, 18)
    common.writeUInt16LE(named.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, named, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, named]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length & 0xffff, 8)
  end.writeUInt16LE(entries.length & 0xffff, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}

/** Compressed bytes that unpack to a text, `times` times a block of 1 MB, and another text; made in no time. */
export function deflateRepeated(before: string, block: string, times: number, after: string): Buffer {
  const unit = block.repeat(Math.ceil(megabyte / block.length))
  return Buffer.concat([flush(before), ...Array(times).fill(flush(unit)), deflateRawSync(Buffer.from(after))])
}

const megabyte = 1024 * 1024

/** Bytes after which others may follow. */
const flush = (text: string): Buffer =>
  deflateRawSync(Buffer.from(text), { finishFlush: constants.Z_FULL_FLUSH, level: 9 })
