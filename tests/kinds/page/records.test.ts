import { describe, expect, test } from 'vitest'
import { labelOptions } from '../../../runtime/kinds/page/records/labelOptions.ts'
import { readLabel, readNumber, readValue } from '../../../runtime/language/format/readValue.ts'
import type { RecordSource } from '../../../runtime/language/index.ts'
import { pickRecords } from '../../../runtime/language/shown/pickRecords.ts'
import { toQuestion } from '../../../runtime/language/shown/toQuestion.ts'
import { setChangedValues, toChangedClass } from '../../../runtime/ui/index.ts'

describe('the records of an answer', () => {
  test.each([
    ['are a list', [{ a: 1 }], undefined, [{ a: 1 }]],
    ['are those of a page', { records: [{ a: 1 }], total: 1 }, undefined, [{ a: 1 }]],
    ['are one where it is an object', { a: 1 }, undefined, [{ a: 1 }]],
    ['are named `value` where they are none', [3, 'b'], undefined, [{ value: 3 }, { value: 'b' }]],
    ['are none where it is nothing', null, undefined, []],
    ['lie where the path leads', { data: { rows: [{ a: 1 }] } }, 'result.data.rows', [{ a: 1 }]],
    ['are one object at the path', { server: { cpu: 4 } }, 'result.server', [{ cpu: 4 }]],
    ['are a page object at the path as it is', { records: [] }, 'result', [{ records: [] }]],
    ['are none where the path leads nowhere', { data: 1 }, 'result.data.rows', []],
    ['are not found in prototypes', {}, 'result.constructor', []],
  ])('%s', (_, result, path, records) => {
    expect(pickRecords(result, path)).toEqual(records)
  })
})

describe('a value of a record', () => {
  const record = {
    amount: '12.5',
    'jvm.used': 7,
    jvm: { used: 3, max: { heap: 9 } },
    sex: '1',
    sex_dictText: 'Male',
    none: '',
  }

  test.each([
    ['amount', '12.5'],
    ['jvm.used', 7],
    ['jvm.max.heap', 9],
    ['jvm.max.stack', undefined],
    ['toString', undefined],
  ])('%s', (name, value) => {
    expect(readValue(record, name)).toBe(value)
  })

  test('is a number where it writes one', () => {
    expect([readNumber(record, 'amount'), readNumber(record, 'sex_dictText'), readNumber(record, 'none')]).toEqual([
      12.5,
      null,
      null,
    ])
  })

  test('is read as the text of its dictionary where the server sent it', () => {
    expect([readLabel(record, 'sex'), readLabel(record, 'amount')]).toEqual(['Male', '12.5'])
  })
})

describe('the question of a block', () => {
  const names = { query: { day: '2026-01-31', nothing: undefined }, user: { username: 'ada' }, route: {} }
  const filters = [{ field: 'name', rule: 'like' as const, value: 'a' }]
  const cases: readonly (readonly [string, RecordSource, unknown])[] = [
    [
      'names its own parameters',
      { url: '/x', query: { day: '{{ query.day }}', by: '{{ user.username }}', n: 3 }, records: 'result.rows' },
      { kind: 'call', url: '/x', parameters: { day: '2026-01-31', by: 'ada', n: 3 }, records: 'result.rows' },
    ],
    [
      'takes along what was asked where it says so, beneath what it names itself',
      { url: '/x', query: { id: 'r', name: '{{ query.day }}' }, filterable: true },
      { kind: 'call', url: '/x', parameters: { id: 'r', name: '2026-01-31' } },
    ],
    [
      'takes along what was asked by the grammar of lists',
      { url: '/x', filterable: true },
      { kind: 'call', url: '/x', parameters: { name: '*a*' } },
    ],
    ['has none where it names none', { url: '/x' }, { kind: 'call', url: '/x', parameters: {} }],
    [
      'to a source of records has all that was asked',
      { rest: '/order', filter: { status: '1' }, sort: { field: 'day', order: 'desc' }, size: 20 },
      {
        kind: 'call',
        url: '/order/list',
        parameters: { name: '*a*', status: '1', column: 'day', order: 'desc', pageNo: '1', pageSize: '20' },
        size: 20,
      },
    ],
    [
      'goes to the call that replaces the list',
      { rest: '/order', list: '/order/all' },
      { kind: 'call', url: '/order/all', parameters: { name: '*a*' } },
    ],
    [
      'is none where the document has the rows',
      { data: [{ a: 1 }] },
      { kind: 'rows', rows: [{ a: 1 }], isWritten: true },
    ],
  ]
  test.each(cases)('%s', (_, source, question) => {
    expect(toQuestion(source, names, filters)).toEqual(question)
  })
})

describe('the options of a field', () => {
  const fields = {
    state: { props: { options: [{ value: 1, label: '@:paid' }, { value: 'x', label: 'Open' }, null, { value: 'y' }] } },
    sex: { props: { options: [{ value: '1', label: 'Man' }] } },
    name: { props: { options: 'none' } },
    plain: {},
  }
  const text = (source: string) => (source === '@:paid' ? 'Paid' : source)

  test('give records the labels of their values, whatever type they come in', () => {
    const labelled = labelOptions([{ state: '1' }, { state: 'x' }, { state: 'y' }, { state: null }, {}], fields, text)
    expect(labelled.map((record) => readLabel(record, 'state'))).toEqual(['Paid', 'Open', 'y', null, undefined])
  })

  test('leave to the server what it named itself', () => {
    expect(labelOptions([{ sex: '1', sex_dictText: 'Male' }], fields, text)).toEqual([
      { sex: '1', sex_dictText: 'Male' },
    ])
  })

  test('give a record that stays the same the same labels, and the marks of what changed in it', () => {
    const [same, marked] = [{ state: '1' }, { state: 'x' }]
    setChangedValues(marked, { state: 1 })
    const [before, after] = [labelOptions([same, marked], fields, text), labelOptions([same], fields, text)]
    expect(after[0]).toBe(before[0])
    expect(toChangedClass(before[1] ?? {}, 'state')).toBe('pw-changed-odd')
  })

  test('leave records alone where no field lists any', () => {
    const records = [{ plain: 1 }]
    expect(labelOptions(records, { plain: {} }, text)).toBe(records)
  })
})
