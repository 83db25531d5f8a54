import { describe, expect, test } from 'vitest'
import { toImportFields } from '../../../runtime/kinds/list/import/importFields.ts'
import { addSheets } from '../../../runtime/kinds/list/import/sheetFiles.ts'
import { toSheetName } from '../../../runtime/kinds/list/import/sheetName.ts'

const file = (name: string, lastModified = 1) => new File(['rows'], name, { lastModified })

describe('an import takes', () => {
  test.each(['a.xls', 'a.xlsx', 'A.XLS', 'my orders.XLSX', '订单.xlsx'])('%s', (name) => {
    expect(addSheets([], [file(name)])).toMatchObject({ files: [{ name }], refused: [] })
  })

  test.each(['a.csv', 'a.xlsm', 'xls', 'a.xls.exe', 'a', 'a.xlsxx'])('never %s', (name) => {
    expect(addSheets([], [file(name)])).toEqual({ files: [], refused: [name] })
  })

  test('several files, each once', () => {
    const [one, two] = [file('one.xls'), file('two.xls')]
    expect(addSheets([one], [two, file('one.xls'), file('note.txt')])).toEqual({
      files: [one, two],
      refused: ['note.txt'],
    })
    expect(addSheets([one], [file('one.xls', 2)]).files).toHaveLength(2)
  })
})

describe('beside the files goes (specification 7.4)', () => {
  test.each([
    ['nothing that the page does not say', {}, true, {}],
    ['the business code', { businessCode: 'shop' }, false, { isSingleTableImport: 'shop' }],
    ['the foreign keys as JSON', { values: { shop: '7' } }, false, { foreignKeys: '{"shop":"7"}' }],
    ['the switch that is on', { strict: false }, true, { validateStatus: '1' }],
    ['the switch that is off', { strict: true }, false, { validateStatus: '0' }],
  ])('%s', (_, options, isStrict, fields) => expect(toImportFields(options, isStrict)).toEqual(fields))
})

test.each([
  ['Orders', 'x.xls', 'Orders 2026-03-07.xls'],
  ['Orders', 'x.XLSX', 'Orders 2026-03-07.xlsx'],
  ['Orders', '', 'Orders 2026-03-07.xls'],
  ['订单', 'x', '订单 2026-03-07.xls'],
  ['a/b\\c: "d"|e*?<f>', '', 'a b c d e f 2026-03-07.xls'],
  ['///', '', 'export 2026-03-07.xls'],
])('a sheet of %s that the server calls %j is saved as %s', (title, serverName, name) => {
  expect(toSheetName(title, serverName, new Date('2026-03-07T23:59:00+08:00'))).toBe(name)
})
