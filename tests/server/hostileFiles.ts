import { utils, write } from '@e965/xlsx'
import { deflateRepeated, makeZip, type ZipEntry } from './zip.ts'

/** A file that somebody means ill with, and what has to be said of it. */
export interface HostileFile {
  readonly name: string
  readonly make: () => Buffer
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const officeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of a workbook of one sheet; each may be given as a text, or as an entry that lies. */
export interface WorkbookParts {
  readonly sheet?: string | Partial<ZipEntry>
  readonly strings?: string | Partial<ZipEntry>
  readonly styles?: string | Partial<ZipEntry>
  readonly workbook?: string
  readonly more?: readonly ZipEntry[]
}

/** A sheet of rows that are written out. */
export const toSheetXml = (rows: string, before = ''): string =>
  `${xml}${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`

/** A small workbook with the parts that are given. */
export function makeWorkbook({ sheet = toSheetXml(''), strings, styles, workbook, more = [] }: WorkbookParts): Buffer {
  const entry = (name: string, part: string | Partial<ZipEntry>): ZipEntry =>
    typeof part === 'string' ? { name, content: part } : { name, ...part }
  const named = [...(strings === undefined ? [] : ['sharedStrings']), ...(styles === undefined ? [] : ['styles'])]
  const links = named.map(
    (name, index) => `<Relationship Id="rId${index + 2}" Type="${documents}/${name}" Target="${name}.xml"/>`,
  )
  const types = named.map((name) => `<Override PartName="/xl/${name}.xml" ContentType="${officeType}.${name}+xml"/>`)
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${officeType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeType}.worksheet+xml"/>${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content:
        workbook ??
        `${xml}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/>${links.join('')}</Relationships>`,
    },
    entry('xl/worksheets/sheet1.xml', sheet),
    ...(strings === undefined ? [] : [entry('xl/sharedStrings.xml', strings)]),
    ...(styles === undefined ? [] : [entry('xl/styles.xml', styles)]),
    ...more,
  ])
}

const text = (place: string, words: string): string => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

/** The head of a sheet of goods, so that nothing but the rest of the file is a reason to refuse it. */
const head = `<row r="1">${text('A1', 'Name')}${text('B1', 'code')}</row>`

const cellAt = (place: string): string =>
  toSheetXml(`${head}<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`)

export const hostileFiles: readonly HostileFile[] = [
  { name: 'far.slk', make: () => Buffer.from('ID;PWXL;N;E\r\nB;Y300;X16000\r\nC;Y300;X16000;K1\r\nE\r\n') },
  { name: 'XFD2000.xlsx', make: () => makeWorkbook({ sheet: cellAt('XFD2000') }) },
  { name: 'XFD20000.xlsx', make: () => makeWorkbook({ sheet: cellAt('XFD20000') }) },
  {
    name: 'claims 1,000 bytes and holds 2 GB.xlsx',
    make: () =>
      makeWorkbook({
        sheet: { deflated: deflateRepeated(toSheetXml('').replace(/<\/.*/, ''), ' ', 2048, ''), size: 1000 },
      }),
  },
]

/** Rows that nobody means ill with. */
export function makeHonest(count: number, bookType: 'xlsx' | 'biff8' = 'xlsx', prefix = 'c'): Buffer {
  const rows = Array.from({ length: count }, (_, index) => [
    `Name of ${index}`,
    `${prefix}${index}`,
    index / 4,
    index,
    `tag ${index % 50}`,
    index % 2 === 0 ? 'Good' : '2',
    index % 3 === 0 ? 'true' : 'false',
    '2024-02-03',
    '2024-01-01 08:00:00',
  ])
  const heads = ['Name', 'code', 'price', 'stock', 'tags', 'grade', 'isNew', 'madeOn', 'soldAt']
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rows]), 'Sheet1')
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer
}
