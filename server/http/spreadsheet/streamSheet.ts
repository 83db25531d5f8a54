import { Readable } from 'node:stream'
import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'

type Cells = readonly unknown[]

/** The part of the archive that holds the rows. */
const sheetPart = 'xl/worksheets/sheet1.xml'

/** Texts repeat so much that the fastest level leaves little more than the best one. */
const level = 1

/**
 * Streams a spreadsheet of today's format, with a title row, a header row and as many rows as come: what is in memory is
 * one batch of them. The workbook around the rows is that of the spreadsheet library. Texts stay texts.
 */
export function streamSheet(
  title: string,
  headers: readonly string[],
  batches: AsyncIterable<readonly Cells[]>,
): Readable {
  return Readable.from(writeParts(title, headers, batches), { objectMode: false })
}

async function* writeParts(
  title: string,
  headers: readonly string[],
  batches: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const parts = unzipSync(toFrame(title, headers))
  for (const [name, content] of Object.entries(parts)) if (name !== sheetPart) addPart(zip, name).push(content, true)
  const [before, after] = splitSheet(strFromU8(parts[sheetPart] ?? new Uint8Array()))
  const sheet = addPart(zip, sheetPart)
  sheet.push(strToU8(before))
  let row = headRows
  for await (const batch of batches) {
    const written = batch.map((cells) => toRow(cells, ++row)).join('')
    sheet.push(strToU8(written))
    yield* chunks.splice(0)
  }
  sheet.push(strToU8(after), true)
  zip.end()
  yield* chunks.splice(0)
}

/** The title and the names of the columns. */
const headRows = 2

function addPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level })
  zip.add(part)
  return part
}

function toFrame(title: string, headers: readonly string[]): Uint8Array {
  const sheet = utils.aoa_to_sheet([[title], [...headers]])
  if (headers.length > 1) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: headers.length - 1 } }]
  sheet['!cols'] = headers.map((header) => ({ wch: Math.max(12, header.length * 2) }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, toSheetName(title))
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

/** These characters may not stand in the name of a sheet, nor more than 31. */
export function toSheetName(title: string): string {
  return title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1'
}

/** The sheet before and after the place of its next row; what it said of its size would be wrong. */
function splitSheet(xml: string): readonly [string, string] {
  const end = '</sheetData>'
  const place = xml.indexOf(end)
  if (place < 0) throw new Error('The frame of a spreadsheet has no rows.')
  return [xml.slice(0, place).replace(/<dimension [^>]*\/>/, ''), xml.slice(place)]
}

function toRow(cells: Cells, row: number): string {
  return `<row r="${row}">${cells.map((cell, index) => toCell(cell, `${utils.encode_col(index)}${row}`)).join('')}</row>`
}

/** The longest text of a cell. */
const longestText = 32_767

function toCell(cell: unknown, place: string): string {
  if (cell === null || cell === undefined || cell === '') return ''
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  const text = escapeXml(String(cell).slice(0, longestText))
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** What XML cannot hold is left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
