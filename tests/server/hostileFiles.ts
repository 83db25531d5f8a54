import { deflateRawSync } from 'node:zlib'
import { CFB, utils, write } from '@e965/xlsx'
import type { RefusalName } from '../../server/http/spreadsheet/reading/refusal.ts'
import { writeRows } from './writeRows.ts'
import { deflateRepeated, makeZip, type ZipEntry } from './zip.ts'

/**
 * A file that somebody means ill with, and what becomes of it: it is refused for a reason, has no head that is known,
 * or does no harm.
 */
export interface HostileFile {
  readonly name: string
  readonly make: () => Buffer
  readonly outcome: RefusalName | 'noHead' | 'taken'
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const officeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of a workbook of one sheet; each may be given as a text, or as an entry that lies. */
interface WorkbookParts {
  readonly sheet?: string | Partial<ZipEntry>
  readonly strings?: string | Partial<ZipEntry>
  readonly styles?: string | Partial<ZipEntry>
  readonly workbook?: string
  readonly links?: string
  readonly more?: readonly ZipEntry[]
}

/** A sheet of rows that are written out. */
export const toSheetXml = (rows: string, before = ''): string =>
  `${xml}${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`

/** A small workbook with the parts that are given. */
export function makeWorkbook({ sheet = toSheetXml(''), more = [], ...parts }: WorkbookParts): Buffer {
  const entry = (name: string, part: string | Partial<ZipEntry>): ZipEntry =>
    typeof part === 'string' ? { name, content: part } : { name, ...part }
  const { strings, styles } = parts
  const further = Object.entries({ sharedStrings: strings, styles }).filter(([, part]) => part !== undefined)
  const links = further.map(
    ([name], index) => `<Relationship Id="rId${index + 2}" Type="${documents}/${name}" Target="${name}.xml"/>`,
  )
  const types = further.map(
    ([name]) => `<Override PartName="/xl/${name}.xml" ContentType="${officeType}.${name}+xml"/>`,
  )
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
        parts.workbook ??
        `${xml}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        parts.links ??
        `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/>${links.join('')}</Relationships>`,
    },
    entry('xl/worksheets/sheet1.xml', sheet),
    ...further.map(([name, part]) => entry(`xl/${name}.xml`, part ?? '')),
    ...more,
  ])
}

const inline = (place: string, words: string): string => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

/** The head of a sheet of goods, so that nothing but the rest of the file is a reason to refuse it. */
const head = `<row r="1">${inline('A1', 'Name')}${inline('B1', 'code')}</row>`
const row = (number: number | string, cells: string): string => `<row r="${number}">${cells}</row>`

const sheetOf = (rows: string): Buffer => makeWorkbook({ sheet: toSheetXml(head + rows) })

/** A part of a workbook that unpacks to some MB more than it is. */
const repeated = (before: string, block: string, megabytes: number, after: string): Partial<ZipEntry> => ({
  deflated: deflateRepeated(before, block, megabytes, after),
  size:
    Buffer.byteLength(before) +
    Math.ceil((1024 * 1024) / block.length) * block.length * megabytes +
    Buffer.byteLength(after),
})

const [sheetStart = '', sheetEnd = ''] = toSheetXml(`${head}|`).split('|')
const stringsStart = `${xml}<sst xmlns="${main}">`

/** A container of the old office programs whose chains of sectors each lead through all of those before it. */
function makeChains(sectors: number): Buffer {
  const content = Buffer.alloc(512 * (sectors + 1))
  writeRows('t', ['Name'], []).copy(content, 0, 0, 512)
  const tables = Math.ceil(sectors / 128)
  content.writeUInt32LE(tables, 44)
  content.writeUInt32LE(tables, 48)
  content.writeUInt32LE(0xfffffffe, 60)
  content.writeUInt32LE(0xfffffffe, 68)
  for (let index = 0; index < 109; index += 1)
    content.writeUInt32LE(index < tables ? index : 0xffffffff, 76 + index * 4)
  for (let sector = 0; sector < sectors; sector += 1)
    content.writeUInt32LE(sector <= tables ? 0xfffffffe : sector - 1, 512 + sector * 4)
  return content
}

/** A container with one stream of a name. */
function makeContainer(name: string, content: Buffer): Buffer {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, `/${name}`, content)
  return CFB.write(container, { type: 'buffer' }) as Buffer
}

/** The records of an old workbook. */
function readOldWorkbook(content: Buffer): Buffer {
  const stream = CFB.find(CFB.read(content, { type: 'buffer' }), '/Workbook')
  return Buffer.from(stream?.content as Uint8Array)
}

const record = (number: number, content: Buffer): Buffer => {
  const start = Buffer.alloc(4)
  start.writeUInt16LE(number, 0)
  start.writeUInt16LE(content.length, 2)
  return Buffer.concat([start, content])
}

/** An old workbook with records behind its first one. */
function withRecord(...records: readonly Buffer[]): Buffer {
  const workbook = readOldWorkbook(writeRows('t', ['Name', 'code'], [['a', 'b']]))
  const first = 4 + workbook.readUInt16LE(2)
  return makeContainer('Workbook', Buffer.concat([workbook.subarray(0, first), ...records, workbook.subarray(first)]))
}

/** An old workbook with records behind its last cell. */
function withCells(...records: readonly Buffer[]): Buffer {
  const workbook = readOldWorkbook(writeRows('t', ['Name', 'code'], [[1]]))
  // The number 1 as a cell of the third row.
  const cell = workbook.lastIndexOf(Buffer.from('03020e0002000000', 'hex')) + 18
  return makeContainer('Workbook', Buffer.concat([workbook.subarray(0, cell), ...records, workbook.subarray(cell)]))
}

/** Formulas that are too short to be one, which the library by itself would read for ever. */
const endlessFormulas = [0x0006, 0x0021, 0x0221, 0x04bc].map((number) => record(number, Buffer.alloc(16, 3)))

const styles = (formats: string, cells: string): string =>
  `${xml}<styleSheet xmlns="${main}"><numFmts>${formats}</numFmts><cellXfs>${cells}</cellXfs></styleSheet>`

/** What each format begins with that the spreadsheet library would take for a sheet. */
const foreign: Readonly<Record<string, string>> = {
  'far.slk': 'ID;PWXL;N;E\r\nB;Y300;X16000\r\nC;Y300;X16000;K1\r\nE\r\n',
  'table.dif': 'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2000000000\r\n""\r\nDATA\r\n0,0\r\n""\r\n',
  'rows.csv': `Name,code\r\n${'a,b\r\n'.repeat(1000)}`,
  'table.html':
    '<html><body><table><tr><td>Name</td><td colspan="16000" rowspan="1000000">code</td></tr></table></body></html>',
  'sheet.xml':
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row ss:Index="1000000"/></Table></Worksheet></Workbook>',
  'print.prn': 'Name      code\r\na         b\r\n',
  'base.dbf': `\x03\x7c\x01\x01\x01\x00\x00\x00\x41\x00\x0b\x00${'\0'.repeat(100)}`,
  'lotus.wk1': '\x00\x00\x02\x00\x06\x04\x06\x00\x08\x00\x00\x00\x00\x00',
  'lotus.wk3': '\x00\x00\x1a\x00\x00\x10\x04\x00\x00\x00\x00\x00',
  'text.rtf': '{\\rtf1\\ansi\\trowd\\cellx1000 Name\\cell\\row}',
  'socialcalc.eth': 'socialcalc:version:1.0\r\ncell:XFD20000:v:1\r\n',
  'raw.biff2': '\x09\x00\x04\x00\x02\x00\x10\x00',
  'raw.biff8': '\x09\x08\x10\x00\x00\x06\x05\x00',
  'wide.txt': '\xff\xfeN\x00a\x00m\x00e\x00\t\x00c\x00',
  'empty.xlsx': '',
}

const zipOf = (entries: Readonly<Record<string, string>>): Buffer =>
  makeZip(Object.entries(entries).map(([name, content]) => ({ name, content })))

const archives: readonly HostileFile[] = [
  {
    name: 'claims 1,000 bytes and holds 2 GB.xlsx',
    make: () => makeWorkbook({ sheet: { ...repeated(sheetStart, ' ', 2048, sheetEnd), size: 1000 } }),
    outcome: 'unreadable',
  },
  {
    name: 'holds 2 GB and says so.xlsx',
    make: () => makeWorkbook({ sheet: repeated(sheetStart, ' ', 2048, sheetEnd) }),
    outcome: 'unpacked',
  },
  {
    name: 'shared strings of 1 GB.xlsx',
    make: () =>
      makeWorkbook({ strings: repeated(stringsStart, `<si><t>${'a'.repeat(32_000)}</t></si>`, 1024, '</sst>') }),
    outcome: 'text',
  },
  {
    name: 'claims more than it holds.xlsx',
    make: () => makeWorkbook({ sheet: { content: toSheetXml(head), size: 3_000_000_000 } }),
    outcome: 'unreadable',
  },
  { name: 'no archive.xlsx', make: () => Buffer.from('PK\x03\x04 broken archive'), outcome: 'unreadable' },
  {
    name: 'cut in the middle.xlsx',
    make: () => {
      const whole = sheetOf(row(2, inline('A2', 'a')))
      return whole.subarray(0, whole.length / 2)
    },
    outcome: 'unreadable',
  },
  {
    name: 'cut within its sheet.xlsx',
    make: () => {
      const whole = deflateRawSync(Buffer.from(toSheetXml(head + row(2, inline('A2', 'a')).repeat(100))))
      return makeWorkbook({ sheet: { deflated: whole.subarray(0, whole.length / 2), size: 10_000 } })
    },
    outcome: 'unreadable',
  },
  {
    name: '65,000 files.xlsx',
    make: () =>
      makeZip(Array.from({ length: 65_000 }, (_, index) => ({ name: `${index}`, deflated: Buffer.from('\x03\0') }))),
    outcome: 'entries',
  },
  {
    name: 'a wrong checksum.xlsx',
    make: () => makeWorkbook({ sheet: { content: toSheetXml(head + row(2, inline('A2', 'a'))), checksum: 1 } }),
    outcome: 'unreadable',
  },
  {
    name: 'an encrypted part.xlsx',
    make: () => makeWorkbook({ sheet: { content: toSheetXml(head), flags: 1 } }),
    outcome: 'protected',
  },
  { name: 'an archive of nothing.xlsx', make: () => zipOf({ 'readme.txt': 'a' }), outcome: 'foreign' },
  {
    name: 'a text document.docx',
    make: () =>
      zipOf({
        '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="a" Type="${documents}/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/document.xml': '<document/>',
      }),
    outcome: 'foreign',
  },
  {
    name: 'a binary workbook.xlsb',
    make: () =>
      zipOf({
        '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="a" Type="${documents}/officeDocument" Target="xl/workbook.bin"/></Relationships>`,
        'xl/workbook.bin': '\x83\x01\x00',
      }),
    outcome: 'foreign',
  },
  {
    name: 'an open document.ods',
    make: () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office/>' }),
    outcome: 'foreign',
  },
  { name: 'a sheet.numbers', make: () => zipOf({ 'Index/Document.iwa': '\0' }), outcome: 'foreign' },
]

const documentsOfXml: readonly HostileFile[] = [
  { name: 'XFD2000.xlsx', make: () => sheetOf(row(2000, '<c r="XFD2000"><v>1</v></c>')), outcome: 'columns' },
  { name: 'XFD20000.xlsx', make: () => sheetOf(row(20_000, '<c r="XFD20000"><v>1</v></c>')), outcome: 'columns' },
  {
    name: 'a cell at the end of everything.xlsx',
    make: () => sheetOf(row(1_048_576, '<c r="A1048576"><v>1</v></c>')),
    outcome: 'taken',
  },
  {
    name: 'a million empty rows.xlsx',
    make: () => makeWorkbook({ sheet: toSheetXml('<row/>'.repeat(1_000_000)) }),
    outcome: 'noHead',
  },
  {
    name: 'more rows than there are.xlsx',
    make: () => makeWorkbook({ sheet: toSheetXml(`<row r="1048570"/>${'<row/>'.repeat(100)}`) }),
    outcome: 'unreadable',
  },
  {
    name: '100,001 rows.xlsx',
    make: () => sheetOf('<row><c><v>1</v></c></row>'.repeat(100_001)),
    outcome: 'rows',
  },
  { name: 'a negative row.xlsx', make: () => sheetOf(row(-5, '<c><v>1</v></c>')), outcome: 'unreadable' },
  { name: 'a huge row.xlsx', make: () => sheetOf(row('99999999999', '<c><v>1</v></c>')), outcome: 'unreadable' },
  { name: 'a row twice.xlsx', make: () => sheetOf(row(2, '') + row(2, '')), outcome: 'unreadable' },
  {
    name: 'a cell twice.xlsx',
    make: () => sheetOf(row(2, inline('A2', 'a').repeat(1000) + inline('B2', 'twice'))),
    outcome: 'taken',
  },
  {
    name: 'a cell of 100 MB.xlsx',
    make: () =>
      makeWorkbook({
        sheet: repeated(`${sheetStart}<row><c t="inlineStr"><is><t>`, 'a', 100, `</t></is></c></row>${sheetEnd}`),
      }),
    outcome: 'cellText',
  },
  {
    name: 'an attribute of 100 MB.xlsx',
    make: () => makeWorkbook({ sheet: repeated(`${sheetStart}<row r="`, '1', 100, `"/>${sheetEnd}`) }),
    outcome: 'unreadable',
  },
  {
    name: 'a remark of 100 MB.xlsx',
    make: () => makeWorkbook({ sheet: repeated(`${sheetStart}<!--`, 'a', 100, `-->${sheetEnd}`) }),
    outcome: 'unreadable',
  },
  {
    name: '200,000 attributes.xlsx',
    make: () =>
      makeWorkbook({
        sheet: toSheetXml(`${head}<row ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      }),
    outcome: 'taken',
  },
  {
    name: 'elements within elements.xlsx',
    make: () => makeWorkbook({ sheet: toSheetXml('<row>'.repeat(1_000_000)) }),
    outcome: 'unreadable',
  },
  {
    name: 'strings within strings.xlsx',
    make: () =>
      makeWorkbook({ sheet: toSheetXml(head), strings: `${stringsStart}<si>${'<r>'.repeat(100_000)}<t>a</t>` }),
    outcome: 'unreadable',
  },
  {
    name: 'one string in every cell.xlsx',
    make: () =>
      makeWorkbook({
        strings: `${stringsStart}<si><t>${'a'.repeat(32_000)}</t></si></sst>`,
        sheet: toSheetXml(`<row>${'<c t="s"><v>0</v></c>'.repeat(999)}</row>`.repeat(3)),
      }),
    outcome: 'text',
  },
  {
    name: 'entities of entities.xlsx',
    make: () => {
      const entities = Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
      const types = `<!DOCTYPE worksheet [<!ENTITY e0 "lol">${entities.join('')}]>`
      return makeWorkbook({ sheet: toSheetXml(row(1, inline('A1', '&e20;')), types) })
    },
    outcome: 'unreadable',
  },
  {
    name: 'an entity of a file.xlsx',
    make: () =>
      makeWorkbook({
        sheet: toSheetXml(row(1, inline('A1', '&file;')), '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/passwd">]>'),
      }),
    outcome: 'unreadable',
  },
  { name: 'an entity that is none.xlsx', make: () => sheetOf(row(2, inline('A2', '&nbsp;'))), outcome: 'unreadable' },
  { name: 'a sheet that does not end.xlsx', make: () => makeWorkbook({ sheet: sheetStart }), outcome: 'unreadable' },
  { name: 'a sheet of no XML.xlsx', make: () => makeWorkbook({ sheet: '\0\xff{}' }), outcome: 'unreadable' },
  {
    name: '300,000 styles.xlsx',
    make: () =>
      makeWorkbook({
        sheet: toSheetXml(head),
        styles: styles('<numFmt numFmtId="164" formatCode="yyyy"/>', '<xf numFmtId="164"/>'.repeat(300_000)),
      }),
    outcome: 'taken',
  },
  {
    name: 'a format of 60,000 characters.xlsx',
    make: () =>
      makeWorkbook({
        sheet: toSheetXml(head + row(2, `${inline('A2', 'a')}<c r="B2" s="0"><v>1</v></c>`)),
        styles: styles(`<numFmt numFmtId="164" formatCode="${'['.repeat(60_000)}"/>`, '<xf numFmtId="164"/>'),
      }),
    outcome: 'taken',
  },
  {
    name: 'a workbook that is its own sheet.xlsx',
    make: () =>
      makeWorkbook({
        links: `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="workbook.xml"/></Relationships>`,
      }),
    outcome: 'noHead',
  },
  {
    name: 'a sheet outside of the archive.xlsx',
    make: () =>
      makeWorkbook({
        links: `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="../../../../etc/passwd"/></Relationships>`,
      }),
    outcome: 'unreadable',
  },
]

const oldFiles: readonly HostileFile[] = [
  { name: 'chains of sectors.xls', make: () => makeChains(13_000), outcome: 'foreign' },
  {
    name: 'a container of nothing.xls',
    make: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000_000, 0xff)]),
    outcome: 'unreadable',
  },
  { name: 'a text document.doc', make: () => makeContainer('WordDocument', Buffer.alloc(5000, 1)), outcome: 'foreign' },
  {
    name: 'behind a password.xlsx',
    make: () => makeContainer('EncryptedPackage', Buffer.alloc(5000, 1)),
    outcome: 'protected',
  },
  { name: 'behind a password.xls', make: () => withRecord(record(0x2f, Buffer.alloc(54, 1))), outcome: 'protected' },
  {
    name: 'cut in the middle.xls',
    make: () => {
      const whole = makeHonest(200, 'biff8')
      return whole.subarray(0, whole.length / 2)
    },
    outcome: 'unreadable',
  },
  {
    name: '256,000 numbers.xls',
    make: () => {
      const cells = Array.from({ length: 1000 }, (_, index) => {
        const content = Buffer.alloc(4 + 256 * 6 + 2)
        content.writeUInt16LE(index + 4, 0)
        content.writeUInt16LE(255, content.length - 2)
        return record(0x00bd, content)
      })
      return withCells(...cells)
    },
    outcome: 'taken',
  },
  { name: 'formulas without an end.xls', make: () => withCells(...endlessFormulas), outcome: 'taken' },
]

/** Files that tests, and trials that take longer, send to every call that takes sheets. */
export const hostileFiles: readonly HostileFile[] = [
  ...Object.entries(foreign).map(
    ([name, content]): HostileFile => ({ name, make: () => Buffer.from(content, 'latin1'), outcome: 'foreign' }),
  ),
  ...archives,
  ...documentsOfXml,
  ...oldFiles,
]

/** Files that are read for seconds before they are refused, for trials that take longer. */
export const slowFiles: readonly HostileFile[] = [
  {
    name: 'two million cells.xlsx',
    make: () => sheetOf(`<row>${'<c><v>1</v></c>'.repeat(999)}</row>`.repeat(2003)),
    outcome: 'cells',
  },
]

/** Rows that nobody means ill with; their codes begin as the prefix says, and they have so many columns. */
export function makeHonest(count: number, bookType: 'xlsx' | 'biff8' = 'xlsx', prefix = 'c', width = 9): Buffer {
  const all = Array.from({ length: count }, (_, index) => [
    `Name of ${index}`,
    `${prefix}${index}`,
    index / 4,
    index,
    `tag ${index % 50}`,
    index % 2 === 0 ? 'Good' : '1',
    index % 3 === 0 ? 'true' : 'false',
    '2024-02-03',
    '2024-01-01 08:00:00',
  ])
  const names = ['Name', 'code', 'price', 'stock', 'tags', 'grade', 'isNew', 'madeOn', 'soldAt']
  const [heads, rows] = [names.slice(0, width), all.map((row) => row.slice(0, width))]
  if (bookType === 'biff8') return writeRows('Goods', heads, rows)
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rows]), 'Sheet1')
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer
}
