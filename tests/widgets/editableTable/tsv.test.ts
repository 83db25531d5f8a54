import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTsv, writeTsv } from '../../../widgets/editable-table/clipboard/tsv.ts'

describe('what spreadsheet programs put into the clipboard', () => {
  test.each<[string, string, readonly (readonly string[])[]]>([
    ['one cell', 'a', [['a']]],
    ['an empty text', '', [['']]],
    ['a line', 'a\tb\tc', [['a', 'b', 'c']]],
    ['a column', 'a\nb', [['a'], ['b']]],
    ['a line break at the end', 'a\tb\n', [['a', 'b']]],
    [
      'line breaks of Windows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['line breaks of old', 'a\rb', [['a'], ['b']]],
    ['empty cells', '\ta\t', [['', 'a', '']]],
    ['an empty line between', 'a\n\nb', [['a'], [''], ['b']]],
    ['a cell of two lines', '"a\nb"\tc', [['a\nb', 'c']]],
    ['a cell with a tab', '"a\tb"', [['a\tb']]],
    ['doubled quotes', '"say ""hi"""', [['say "hi"']]],
    ['an empty quoted cell', '""\tb', [['', 'b']]],
    ['quotes inside a cell', '5" pipe\t6"', [['5" pipe', '6"']]],
    ['a quote that nothing closes', '"a\tb', [['"a', 'b']]],
    ['a quoted word that goes on', '"a" b', [['"a" b']]],
    ['lines of different length', 'a\nb\tc', [['a'], ['b', 'c']]],
  ])('%s', (_case, text, cells) => {
    expect(parseTsv(text)).toEqual(cells)
  })

  test('cells that are written are read as they were', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\t', '\n', '\r', ' ', '1', '说') })
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      )
      // One empty cell in the last line is written as nothing, which is a line break at the end.
      .filter((cells) => cells.length === 1 || cells.at(-1)?.join('') !== '' || (cells.at(-1)?.length ?? 0) > 1)
    fc.assert(
      fc.property(table, (cells) => {
        expect(parseTsv(writeTsv(cells))).toEqual(cells)
      }),
    )
  })
})
