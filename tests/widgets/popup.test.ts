import { describe, expect, test } from 'vitest'
import enTexts from '../../runtime/i18n/texts/en.json' with { type: 'json' }
import twTexts from '../../runtime/i18n/texts/tw.json' with { type: 'json' }
import zhTexts from '../../runtime/i18n/texts/zh.json' with { type: 'json' }
import type { DataRecord } from '../../runtime/registry/index.ts'
import { readPopupFields, toColumnValue, toFills } from '../../widgets/popup/popupFields.ts'
import { popupTexts } from '../../widgets/popup/texts.ts'

const missing = 'widgets.popup.missing'
const unequal = 'widgets.popup.unequal'

describe('the props of a popup', () => {
  test.each([
    { code: '', origFields: 'a', destFields: 'b', issue: missing },
    { code: '  ', origFields: 'a', destFields: 'b', issue: missing },
    { code: undefined, origFields: 'a', destFields: 'b', issue: missing },
    { code: 'r', origFields: '', destFields: 'b', issue: missing },
    { code: 'r', origFields: ' , ', destFields: 'b', issue: missing },
    { code: 'r', origFields: undefined, destFields: 'b', issue: missing },
    { code: 'r', origFields: 'a', destFields: '', issue: missing },
    { code: 'r', origFields: 'a', destFields: undefined, issue: missing },
    { code: 'r', origFields: 'a,b', destFields: 'a', issue: unequal },
    { code: 'r', origFields: 'a', destFields: 'a,b', issue: unequal },
  ])('$code, $origFields, $destFields are refused with $issue (specification 5)', ({ issue, ...props }) => {
    // As metadata of a server has them, which no schema has checked.
    expect(readPopupFields(props as Parameters<typeof readPopupFields>[0])).toEqual({ issue })
  })

  test('pair the columns of the report with the fields, in their order', () => {
    expect(readPopupFields({ code: 'r', origFields: 'a, b', destFields: 'x ,y' })).toEqual({
      own: 'a',
      pairs: [
        { from: 'a', to: 'x' },
        { from: 'b', to: 'y' },
      ],
    })
    expect(readPopupFields({ code: 'r', origFields: 'a', destFields: 'x', value: 'c' })).toMatchObject({ own: 'c' })
  })
})

describe('the messages of specification 5', () => {
  test.each([
    { language: 'en', key: missing, text: 'popup parameters not configured correctly!' },
    {
      language: 'en',
      key: unequal,
      text: 'popup parameters not configured correctly, original and target counts differ',
    },
    { language: 'zh', key: missing, text: 'popup参数未正确配置!' },
    { language: 'zh', key: unequal, text: 'popup参数未正确配置，原始字段与目标字段数量不一致' },
    { language: 'tw', key: missing, text: 'popup參數未正確配置!' },
    { language: 'tw', key: unequal, text: 'popup參數未正確配置，原始欄位與目標欄位數量不一致' },
  ] as const)('$language: $text', ({ language, key, text }) => {
    expect(popupTexts[language][key]).toBe(text)
  })

  test.each([
    [enTexts, 'Select at least one row'],
    [zhTexts, '请选择一条记录！'],
    [twTexts, '請選擇一筆記錄！'],
  ])('a choice of the wrong number of rows: %#', (texts, text) => {
    expect(texts['list.selectOne']).toBe(text)
  })
})

describe('what rows fill in', () => {
  const ada: DataRecord = { name: 'Ada', amount: 12.5, note: null }
  const grace: DataRecord = { name: 'Grace', amount: 25 }

  test.each([
    { rows: [], column: 'name', expected: null },
    { rows: [ada], column: 'name', expected: 'Ada' },
    { rows: [ada], column: 'amount', expected: 12.5 },
    { rows: [ada], column: 'note', expected: null },
    { rows: [ada], column: 'unknown', expected: null },
    { rows: [ada, grace], column: 'name', expected: 'Ada,Grace' },
    { rows: [ada, grace], column: 'amount', expected: '12.5,25' },
    { rows: [ada, grace], column: 'note', expected: null },
    { rows: [{ a: '' }, { a: 'x' }], column: 'a', expected: ',x' },
  ])('$column of $rows.length rows is $expected', ({ rows, column, expected }) => {
    expect(toColumnValue(rows, column)).toBe(expected)
  })

  test('goes to every field; no rows empty them all (specification 4)', () => {
    const fields = readPopupFields({ code: 'r', origFields: 'name,amount', destFields: 'buyer,total' })
    if ('issue' in fields) throw new Error(fields.issue)
    expect(toFills(fields, [ada])).toEqual({ buyer: 'Ada', total: 12.5 })
    expect(toFills(fields, [])).toEqual({ buyer: null, total: null })
  })
})
