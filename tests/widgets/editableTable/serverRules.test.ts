import { expect, test } from 'vitest'
import { createPageForm } from '../../../runtime/form/index.ts'
import { rememberChecks } from '../../../runtime/form/rememberChecks.ts'
import type { DataRecord, ServerChecks } from '../../../runtime/registry/index.ts'
import { checkTable, findFailingCells } from '../../../widgets/editable-table/check.ts'
import { askInTurn } from '../../../widgets/editable-table/columns/askInTurn.ts'
import { findWidget } from './table.ts'

const field = {
  fields: {
    code: { required: true, rules: [{ minLength: 2 }, { unique: { table: 'part', column: 'code' } }] },
    sign: { rules: [{ checkRule: 'even', message: '@:own' }] },
  },
}

/** A server that refuses the values of a list, and writes down what it was asked. */
function serverOf(...refused: readonly unknown[]) {
  const requests: unknown[] = []
  const answer = async (...question: readonly unknown[]) => {
    requests.push(question)
    return refused.includes(question[1]) ? 'taken' : undefined
  }
  const checks: ServerChecks = {
    unique: ({ column }, value, id) => answer(column, value, id),
    checkRule: (code, value) => answer(code, value),
  }
  return { requests, checks }
}

const around = { findWidget, hasAccess: () => true, names: () => ({}) }

test('a value that the server refuses fails its cell', async () => {
  const { checks } = serverOf('ab', 3)
  const value = [{ code: 'xy' }, { code: 'ab', sign: 4 }, { code: 'cd', sign: 3 }]
  expect(await findFailingCells(value, field, { ...around, checks })).toEqual([
    { row: 1, name: 'code' },
    { row: 2, name: 'sign' },
  ])
})

test.each<[string, DataRecord, readonly unknown[]]>([
  ['a value', { code: 'ab' }, [['code', 'ab', undefined]]],
  ['a value of a saved row, which may hold it itself', { id: 7, code: 'ab' }, [['code', 'ab', '7']]],
  [
    'every rule',
    { code: 'ab', sign: 4 },
    [
      ['code', 'ab', undefined],
      ['even', 4],
    ],
  ],
  ['nothing about an empty value', { code: 'ab', sign: '' }, [['code', 'ab', undefined]]],
  ['nothing where a rule fails before', { code: 'a' }, []],
  ['nothing where a value is missing', { code: '' }, []],
])('the server is asked about %s', async (_what, record, questions) => {
  const { requests, checks } = serverOf()
  await findFailingCells([record], field, { ...around, checks })
  expect(requests).toEqual(questions)
})

test('the server is not asked about what it has taken already, nor while a value is put in', async () => {
  const { requests, checks } = serverOf('ab', 'cd')
  const saved = [{ id: '1', code: 'ab' }]
  expect(await findFailingCells(saved, field, { ...around, checks, saved })).toEqual([])
  expect(await findFailingCells([{ id: '1', code: 'cd' }], field, { ...around, saved })).toEqual([])
  expect(requests).toEqual([])
  expect(await findFailingCells([{ id: '1', code: 'cd' }], field, { ...around, checks, saved })).toHaveLength(1)
})

test('nothing is asked about cells that are hidden, disabled or deleted', async () => {
  const { requests, checks } = serverOf('ab')
  const context = { ...around, checks }
  const rules = field.fields.code.rules
  const value = [{ id: '1', code: 'ab', state: 'deleted' }]
  await checkTable(value, { fields: { code: { rules, showWhen: 'false' } } }, context)
  await checkTable(value, { fields: { code: { rules, disabledWhen: 'true' } } }, context)
  await checkTable(value, { fields: { code: { rules } }, props: { marks: 'state' } }, context)
  expect(requests).toEqual([])
})

test('a value is asked for once, however many cells hold it and however often they are checked', async () => {
  const { requests, checks } = serverOf('ab')
  const context = { ...around, checks: rememberChecks(checks) }
  const value = [{ code: 'ab' }, { code: 'ab' }, { code: 'cd' }]
  expect(await findFailingCells(value, field, context)).toHaveLength(2)
  expect(await findFailingCells(value, field, context)).toHaveLength(2)
  expect(requests).toHaveLength(2)
})

test('an answer counts for a minute', async () => {
  const { requests, checks } = serverOf('ab')
  let now = 0
  const remembered = rememberChecks(checks, () => now)
  const ask = () => remembered.checkRule('even', 'ab')
  expect(await ask()).toBe('taken')
  now = 59_999
  await ask()
  expect(requests).toHaveLength(1)
  now = 60_000
  await ask()
  expect(requests).toHaveLength(2)
})

test('a check that could not be made is made again', async () => {
  let tries = 0
  const remembered = rememberChecks({
    unique: async () => undefined,
    checkRule: async () => {
      tries += 1
      throw new Error('no connection')
    },
  })
  await expect(remembered.checkRule('even', 1)).rejects.toThrow('no connection')
  await expect(remembered.checkRule('even', 1)).rejects.toThrow('no connection')
  expect(tries).toBe(2)
})

test('a form asks about the cells of its table before saving, and not at every key', async () => {
  const { requests, checks } = serverOf('ab')
  const table = { check: checkTable, value: 'list' } as never
  const form = createPageForm({
    pageId: 'order',
    fields: { lines: { widget: 'editable-table', ...field } },
    layout: ['lines'],
    mode: 'edit',
    values: { id: '1', lines: [] },
    key: 'id',
    names: () => ({}),
    findWidget: (id) => (id === 'editable-table' ? table : findWidget(id)),
    hasAccess: () => true,
    checks,
  })
  form.input('lines', [{ code: 'ab' }])
  expect(await form.validate()).toEqual(['lines'])
  form.input('lines', [{ code: 'abc' }])
  form.input('lines', [{ code: 'abcd' }])
  expect(requests).toHaveLength(1)
  expect(await form.validate()).toEqual([])
  expect(requests).toHaveLength(2)
})

test('a few things are done at a time, and their results keep the order', async () => {
  let running = 0
  let max = 0
  const results = await askInTurn([5, 4, 3, 2, 1, 9, 8, 7, 6, 0], async (thing) => {
    running += 1
    max = Math.max(max, running)
    for (let turn = 0; turn < thing; turn += 1) await Promise.resolve()
    running -= 1
    return thing * 2
  })
  expect(results).toEqual([10, 8, 6, 4, 2, 18, 16, 14, 12, 0])
  expect(max).toBe(6)
})
