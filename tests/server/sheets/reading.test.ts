import { read, utils, write } from '@e965/xlsx'
import {
  array,
  assert as assertProperty,
  asyncProperty,
  boolean,
  constant,
  date,
  double,
  integer,
  oneof,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSheet } from '../../../server/http/spreadsheet/reading/readSheet.ts'
import { makeWorkbook, toSheetXml } from '../hostileFiles.ts'
import { readRows } from '../readRows.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** How the spreadsheet library itself shows the rows of a sheet. */
function readByLibrary(content: Buffer): readonly (readonly string[])[] {
  const book = read(content, { type: 'buffer', cellDates: true, cellFormula: false, sheets: 0 })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: false, UTC: true })
  const toText = (cell: unknown) =>
    cell instanceof Date
      ? // It cuts off parts of milliseconds, so that some moments are one too early.
        new Date(cell.getTime() + 1)
          .toISOString()
          .slice(0, 19)
          .replace('T', ' ')
          .replace(/ 00:00:00$/, '')
      : String(cell ?? '').trim()
  return rows.map((row) => row.map(toText)).filter((row) => row.some((text) => text !== ''))
}

/** Rows without what is empty at their ends, and without empty rows. */
const trim = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1)).filter((row) => row.length > 0)

const text = oneof(
  string({ unit: 'grapheme', maxLength: 20 }),
  string({ unit: 'binary', maxLength: 10 }).map((each) => each.toWellFormed().replaceAll(/\p{Cc}/gu, '')),
  oneof(
    constant('a & b < c > "d"'),
    constant('_x0041_'),
    constant('line\nbreak'),
    constant(' padded '),
    constant('=1+1'),
    constant('中文，文本'),
  ),
)
const cell = oneof(
  text,
  integer(),
  double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
  boolean(),
  constant(null),
  date({ min: new Date('1901-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(
    (each) => new Date(Math.floor(each.getTime() / 1000) * 1000),
  ),
)

describe('a workbook', () => {
  test.each(['xlsx', 'xlsx with shared strings', 'biff8'] as const)(
    'of the format %s reads as the spreadsheet library shows it, whatever it holds',
    async (format) => {
      await assertProperty(
        asyncProperty(array(array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 8 }), async (rows) => {
          const book = utils.book_new()
          utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Sheet1')
          const content = write(book, {
            ...{ type: 'buffer', bookType: format === 'biff8' ? 'biff8' : 'xlsx' },
            bookSST: format !== 'xlsx',
          }) as Buffer
          expect(trim(await readRows(content))).toEqual(trim(readByLibrary(content)))
        }),
        { numRuns: 60 },
      )
    },
  )

  test('keeps the numbers of rows between which others are blank', async () => {
    const content = makeWorkbook({
      sheet: toSheetXml(
        '<row r="3"><c r="B3"><v>1</v></c></row><row r="4"><c r="B4" t="str"><v> </v></c></row><row r="9"><c><v>2</v></c></row>',
      ),
    })
    const rows = (await Array.fromAsync(readSheet(content))).flatMap((some) => some.rows)
    expect(rows).toEqual([
      [3, ['', '1']],
      [9, ['2']],
    ])
  })

  test('is read by its first sheet, by whatever names its parts have', async () => {
    const content = makeWorkbook({
      workbook: `<x:workbook xmlns:x="${main}" xmlns:d="http://purl.oclc.org/ooxml/officeDocument/relationships"><x:sheets><x:sheet name="B" sheetId="7" d:id="two"/><x:sheet name="A" sheetId="1" d:id="one"/></x:sheets></x:workbook>`,
      links:
        '<Relationships><Relationship Id="one" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="two" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/xl/Other\\Sheet.xml"/></Relationships>',
      more: [
        {
          name: 'XL\\other/sheet.xml',
          content: `\uFEFF<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
        },
      ],
    })
    expect(await readRows(content)).toEqual([['7']])
  })

  test('shows texts of runs without how they are pronounced, values of formulas, and nothing for what went wrong', async () => {
    const cells = [
      '<c t="inlineStr"><is><r><t>东</t></r><r><rPr><b/></rPr><t xml:space="preserve">京 </t></r><rPh sb="0" eb="1"><t>とう</t></rPh></is></c>',
      '<c t="s"><v>0</v></c>',
      '<c t="str"><f>A1&amp;B1</f><v>a&amp;b_x000D_</v></c>',
      '<c><f>1+1</f><v>2</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#REF!</v></c>',
      '<c t="d"><v>2024-02-03T04:05:06</v></c>',
      '<c t="s"><v>99</v></c>',
      '<c t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c>',
    ]
    const content = makeWorkbook({
      sheet: toSheetXml(`<row>${cells.join('')}</row>`),
      strings: `<sst xmlns="${main}"><si><r><t>sha</t></r><r><t>red</t></r></si></sst>`,
    })
    expect(await readRows(content)).toEqual([
      ['东京', 'shared', 'a&b', '2', 'true', '', '2024-02-03 04:05:06', '', '<b>'],
    ])
  })

  test.each([
    [false, ['1900-01-01', '1900-02-28', '60', '1900-03-01', '2024-02-03', '2024-02-03 08:00:00']],
    [true, ['1904-01-02', '1904-02-29', '1904-03-01', '1904-03-02', '2028-02-04', '2028-02-04 08:00:00']],
  ])('counts days from 1904: %s', async (from1904, days) => {
    const formats =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts>'
    const content = makeWorkbook({
      workbook: `<workbook xmlns="${main}" xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet r:id="rId1"/></sheets></workbook>`,
      styles: `<styleSheet xmlns="${main}">${formats}<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="57"/></cellXfs></styleSheet>`,
      sheet: toSheetXml(
        `<row>${[1, 59, 60, 61, 45_325, 45_325 + 1 / 3].map((day) => `<c s="1"><v>${day}</v></c>`).join('')}<c s="0"><v>45325</v></c><c s="2"><v>45325</v></c><c s="3"><v>45325</v></c></row>`,
      ),
    })
    const day = from1904 ? '2028-02-04' : '2024-02-03'
    expect(await readRows(content)).toEqual([[...days, '45325', '45325', day]])
  })
})
