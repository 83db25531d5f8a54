const largestTotal = 120 * 1024 * 1024
const largestRatio = 200

/**
 * True when a file is no archive, or an archive that does not unpack to far more than it is (wire contract 5, F6). It
 * reads the sizes that the archive's directory claims.
 */
export function isReasonableArchive(content: Buffer): boolean {
  if (content.length < 22 || content.readUInt32LE(0) !== 0x04034b50) return true
  const end = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > content.length) return false
  let place = content.readUInt32LE(end + 16)
  const count = content.readUInt16LE(end + 10)
  let total = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (place + 46 > content.length || content.readUInt32LE(place) !== 0x02014b50) return false
    total += content.readUInt32LE(place + 24)
    place += 46 + content.readUInt16LE(place + 28) + content.readUInt16LE(place + 30) + content.readUInt16LE(place + 32)
  }
  return total <= largestTotal && total <= Math.max(content.length * largestRatio, 1024 * 1024)
}
