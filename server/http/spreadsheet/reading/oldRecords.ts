/** Records of a workbook that say what its cells hold ([MS-XLS] 2.3), by their numbers. */
const kept: ReadonlySet<number> = new Set([
  // The beginning and the end of a part, the sheets, how texts are encoded, how days are counted, and shared texts.
  ...[0x0809, 0x000a, 0x0085, 0x0042, 0x0022, 0x00fc, 0x003c],
  // Formats of numbers, and which cells have them.
  ...[0x041e, 0x00e0],
  // The size of a sheet, its rows and its cells.
  ...[0x0200, 0x0208, 0x0201, 0x00be, 0x0203, 0x027e, 0x00bd, 0x0204, 0x00d6, 0x00fd, 0x0205, 0x0207],
])

const recordHead = 4
/** A cell with a formula: its value stands before the formula, whose length is at a place of its own. */
const formula = { number: 0x0006, lengthAt: 20, shortest: 22 } as const
/** A record that the spreadsheet library passes over. */
const passedOver = 0x08c8

/**
 * Leaves of a workbook what its cells hold: other records, of which most have a parser of their own in the library, are
 * passed over, and formulas are empty. Records stay where they are, since sheets are found by their places.
 */
export function keepCells(workbook: Buffer): Buffer {
  const cells = Buffer.from(workbook)
  for (let at = 0; at + recordHead <= cells.length; ) {
    const record = cells.readUInt16LE(at)
    const length = cells.readUInt16LE(at + 2)
    const next = at + recordHead + length
    if (record === formula.number && length >= formula.shortest && next <= cells.length)
      cells.writeUInt16LE(0, at + recordHead + formula.lengthAt)
    else if (!kept.has(record)) cells.writeUInt16LE(passedOver, at)
    at = next
  }
  return cells
}
