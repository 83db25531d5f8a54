import { expect, test } from 'vitest'
import { mergeColumns } from '../../../widgets/query-editor/model/columns.ts'
import { findParameters, mergeParameters, toDefaults, toLabel } from '../../../widgets/query-editor/model/parameters.ts'

const place = (name: string): string => `$${'{'}${name}}`

test('columns that remain keep what a person set, in the order of the query', () => {
  const rows = [
    { id: '1', fieldName: 'cost', fieldTxt: 'Price', fieldType: 'Integer', isTotal: '1', orderNum: 1 },
    { id: '2', fieldName: 'gone', fieldTxt: 'Gone', orderNum: 2 },
  ]
  const columns = [
    { name: 'sold_on', type: 'date' },
    { name: 'cost', type: 'decimal' },
  ]
  expect(mergeColumns(rows, columns, { decimal: 'Double', first: { isShow: 1 } })).toEqual({
    rows: [
      { isShow: 1, fieldName: 'sold_on', fieldTxt: 'Sold on', fieldType: 'Date', orderNum: 1 },
      { id: '1', fieldName: 'cost', fieldTxt: 'Price', fieldType: 'Integer', isTotal: '1', orderNum: 2 },
    ],
    added: ['sold_on'],
    removed: [rows[1]],
  })
})

test('a column that an online form keeps is called as there, and shows what was chosen', () => {
  const columns = [{ name: 'state', type: 'text', label: 'State of the trip', dictCode: 'trip_state' }]
  expect(mergeColumns([], columns, { decimal: 'Double' }).rows).toMatchObject([
    { fieldName: 'state', fieldTxt: 'State of the trip', dictCode: 'trip_state' },
  ])
})

test('decimal columns have the word of their sort of report', () => {
  const [row] = mergeColumns([], [{ name: 'cost', type: 'decimal' }], { decimal: 'BigDecimal' }).rows
  expect(row).toMatchObject({ fieldType: 'BigDecimal', fieldTxt: 'Cost' })
})

test('parameters are found once each, in the order in which they stand', () => {
  expect(findParameters(`a = ${place('who')} and b in (${place(' day ')}) or '${place('who')}' = ''`)).toEqual([
    'who',
    'day',
  ])
})

test('while a query is written its parameters come, and go only where nobody said anything of them', () => {
  const rows = [
    { paramName: 'kept', paramTxt: 'Kept', paramValue: '7' },
    { paramName: 'plain', paramTxt: 'Plain', paramValue: '' },
    { id: '1', paramName: 'saved', paramTxt: 'Saved' },
  ]
  const merged = mergeParameters(rows, ['who'], { isStrict: false })
  expect(merged.rows.map(({ paramName }) => paramName)).toEqual(['kept', 'saved', 'who'])
  expect(merged).toMatchObject({ added: ['who'], removed: [{ paramName: 'plain' }] })
})

test('reading the columns anew leaves the parameters that the query names', () => {
  const rows = [
    { id: '1', paramName: 'saved', paramValue: 'x' },
    { paramName: 'who', paramTxt: 'Person' },
  ]
  const merged = mergeParameters(rows, ['who'], { isStrict: true })
  expect(merged).toMatchObject({ rows: [{ paramName: 'who', paramTxt: 'Person' }], added: [] })
  expect(merged.removed).toEqual([rows[0]])
})

test('a preview is run with the defaults of the parameters', () => {
  expect(toDefaults([{ paramName: 'who', paramValue: 'ann' }, { paramName: 'n', paramValue: 7 }, {}])).toEqual({
    who: 'ann',
    n: '7',
  })
})

test('labels are made of names', () => {
  expect(['sold_on', 'Amount', '金额', '_'].map(toLabel)).toEqual(['Sold on', 'Amount', '金额', '_'])
})
