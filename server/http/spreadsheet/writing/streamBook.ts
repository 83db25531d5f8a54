import { Readable } from 'node:stream'
import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import { letOthersIn } from '../../../threads/letOthersIn.ts'
import { type Cells, headRows, makeFrame, toCell, type WrittenSheet } from './sheet.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Texts repeat so much that the fastest level leaves little more than the best one. */
const level = 1

/** Rows that are written before others are let in. */
const rowsAtOnce = 250

/**
 * Streams a workbook of today's format, with as many rows as come: what is in memory is one batch of them. The workbook
 * around the rows is that of the spreadsheet library.
 */
export function streamBook(sheets: readonly WrittenSheet[]): Readable {
  return Readable.from(writeParts(sheets), { objectMode: false })
}

async function* writeParts(sheets: readonly WrittenSheet[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const parts = unzipSync(write(makeFrame(sheets), { type: 'buffer', bookType: 'xlsx' }) as Buffer)
  const places = sheets.map((_, index) => `xl/worksheets/sheet${index + 1}.xml`)
  for (const [name, content] of Object.entries(parts))
    if (!places.includes(name)) addPart(zip, name).push(content, true)
  for (const [index, { batches }] of sheets.entries()) {
    const place = places[index] ?? ''
    const [before, after] = splitSheet(strFromU8(parts[place] ?? new Uint8Array()))
    const sheet = addPart(zip, place)
    sheet.push(strToU8(before))
    let row = headRows
    for await (const batch of batches)
      for (let from = 0; from < batch.length; from += rowsAtOnce) {
        const some = batch.slice(from, from + rowsAtOnce)
        sheet.push(strToU8(some.map((cells) => writeRow(cells, ++row)).join('')))
        yield* chunks.splice(0)
        await letOthersIn()
      }
    sheet.push(strToU8(after), true)
  }
  zip.end()
  yield* chunks.splice(0)
}

function addPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level })
  zip.add(part)
  return part
}

/** The sheet before and after the place of its next row; what it said of its size would be wrong. */
function splitSheet(xml: string): readonly [string, string] {
  const end = '</sheetData>'
  const place = xml.indexOf(end)
  if (place < 0) throw new Error('The frame of a spreadsheet has no rows.')
  return [xml.slice(0, place).replace(/<dimension [^>]*\/>/, ''), xml.slice(place)]
}

function writeRow(cells: Cells, row: number): string {
  return `<row r="${row}">${cells.map((cell, index) => writeCell(cell, index, row)).join('')}</row>`
}

function writeCell(value: unknown, column: number, row: number): string {
  const cell = toCell(value)
  if (cell === undefined) return ''
  const place = `${utils.encode_col(column)}${row}`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
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
