import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConditions, writeConditions } from '../../../runtime/kinds/list/address/conditions.ts'
import { type AddressReader, readLocation } from '../../../runtime/kinds/list/address/readLocation.ts'
import { writeLocation } from '../../../runtime/kinds/list/address/writeLocation.ts'
import type { ListLocation } from '../../../runtime/kinds/list/listLocation.ts'
import type { FilterableField } from '../../../runtime/kinds/list/superQuery/filterableFields.ts'
import { rulesOf } from '../../../runtime/kinds/list/superQuery/rules.ts'
import type { ValueWidget } from '../../../runtime/registry/index.ts'
import { date } from '../../../widgets/date/index.ts'
import { dictSelect } from '../../../widgets/dict-select/index.ts'
import { input } from '../../../widgets/input/index.ts'
import { number } from '../../../widgets/number/index.ts'

const widgets: Readonly<Record<string, ValueWidget>> = Object.fromEntries(
  [date, dictSelect, input, number].map((widget) => [widget.id, widget as unknown as ValueWidget]),
)

const resolved = {
  key: 'id',
  source: undefined,
  fields: {
    name: { label: 'Name', widget: 'input', props: { operator: 'like' } },
    code: { label: 'Code' },
    status: { label: 'Status', widget: 'dict-select', props: { dict: 'status' } },
    amount: { label: 'Amount', widget: 'number' },
    day: { label: 'Day', widget: 'date' },
    salary: { label: 'Salary', widget: 'number', access: 'user:salary' },
    page: { label: 'Page' },
    _sort: { label: 'Sort' },
  },
  page: {
    kind: 'list',
    id: 'orders',
    columns: ['name', 'code', { field: 'amount', sortable: false }, 'salary'],
    query: [
      'name',
      { field: 'code', rules: ['eq', 'in', 'between'] },
      'status',
      { field: 'amount', rule: 'between' },
      'day',
      'salary',
      'page',
      '_sort',
    ],
    tree: { query: 'departId' },
    views: ['table', 'cards', 'board', 'calendar'],
    board: { field: 'status' },
    calendar: { start: 'day' },
  },
}

const plain: ListLocation = {
  query: { status: '1' },
  rules: {},
  superQuery: null,
  sort: undefined,
  current: 1,
  size: 10,
  node: undefined,
  view: undefined,
  period: undefined,
}

const reader = {
  resolved,
  plain,
  registry: { findWidget: (id: string) => widgets[id] },
  hasAccess: (code: string) => code !== 'user:salary',
  text: (source: string | undefined) => source ?? '',
  filterable: [],
} as unknown as AddressReader

const write = (change: Partial<ListLocation>, before = '') => writeLocation({ ...plain, ...change }, reader, before)
const read = (query: string) => readLocation(query, reader)

describe('the address of a list', () => {
  test('says nothing of a list that stands as its page says', () => {
    expect(write({})).toBe('')
    expect(read('').location).toEqual(plain)
  })

  test('is short and can be read', () => {
    const query = {
      name: { operator: 'like', text: 'Ana B' },
      status: '2',
      amount: [5, 20],
      day: ['2026-01-01', undefined],
    }
    expect(write({ query, sort: { field: 'code', direction: 'desc' }, current: 4, size: 50 })).toBe(
      'name=Ana+B&status=2&amount=5,20&day=2026-01-01,&sort=-code&page=4&size=50',
    )
  })

  test('says that a default of the page is not asked', () => {
    expect(write({ query: {} })).toBe('status=')
    expect(read('status=').location.query).toEqual({ status: undefined })
  })

  test('keeps what else it has, and the record that is open', () => {
    expect(write({ current: 2 }, 'dictId=5&record=9&page=7')).toBe('dictId=5&page=2&record=9')
    expect(read('record=9').record).toBe('9')
  })

  test('of a list that was opened with the key of a record says once that all of them are asked', () => {
    const named = { ...reader, plain: { ...plain, query: { id: '5' } } }
    expect(writeLocation(named.plain, named, 'id=5')).toBe('id=5')
    const query = writeLocation({ ...plain, query: {} }, named, 'id=5')
    expect(query).toBe('id=')
    expect(readLocation(query, named).location.query).toEqual({})
  })

  test('marks fields that are called like words of its own', () => {
    const query = { ...plain.query, page: '3', _sort: 'x' }
    expect(write({ query, current: 2 })).toBe('_page=3&__sort=x&page=2')
    expect(read('_page=3&__sort=x&page=2').location).toMatchObject({ query, current: 2 })
  })

  test('has the rule that a person chose', () => {
    const change = { query: { ...plain.query, code: ['a', 'b,c'] }, rules: { code: 'in' } } as const
    expect(write(change)).toBe('code.in=a,b~,c')
    expect(read('code.in=a,b~,c').location).toMatchObject(change)
  })

  test('has the view and the month of a calendar', () => {
    expect(write({ view: 'calendar', period: '2026-03' })).toBe('view=calendar&calendar=2026-03')
    expect(read('view=calendar&calendar=2026-03').location).toMatchObject({ view: 'calendar', period: '2026-03' })
  })

  test('has a look and a size that a person keeps for themselves, as others begin with those of the page', () => {
    const kept = { ...reader, plain: { ...plain, size: 50, view: 'cards' as const } }
    expect(writeLocation({ ...kept.plain, current: 2 }, kept, '')).toBe('page=2&size=50&view=cards')
    expect(writeLocation({ ...kept.plain, size: 10, view: 'table' }, kept, '')).toBe('size=10&view=table')
  })

  test.each([
    ['day=2026-02-31,', 'Day'],
    ['day=yesterday,', 'Day'],
    ['amount=5,much', 'Amount'],
    ['amount=1,2,3', 'Amount'],
    ['sort=amount', 'sort'],
    ['sort=password', 'sort'],
    ['page=0', 'page'],
    ['page=1e9', 'page'],
    ['size=7', 'size'],
    ['view=map', 'view'],
    ['calendar=2026-13', 'calendar'],
    ['calendar=march', 'calendar'],
  ])('leaves %s out and names it', (query, name) => {
    const { location, broken } = read(query)
    expect(location).toEqual(plain)
    expect(broken).toEqual([name])
  })

  test('asks nothing of a field that its reader may not see, and names it', () => {
    expect(read('salary=100&name=a')).toMatchObject({ refused: ['Salary'], broken: [], location: { rules: {} } })
    expect(read('salary=100').location.query).toEqual(plain.query)
  })
})

const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((value) => `x${value}`.trim())
const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => value + 0)
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10))
const asked = fc.record(
  {
    name: fc.record({ operator: fc.constantFrom('like', 'ne', 'ge', 'le'), text }),
    code: text,
    status: text,
    amount: fc.tuple(amount, fc.option(amount, { nil: undefined })),
    day: fc.tuple(day, fc.option(day, { nil: undefined })),
    page: text,
  },
  { requiredKeys: [] },
)
const locations = fc.record({
  query: asked,
  sort: fc.option(fc.record({ field: fc.constantFrom('name', 'code'), direction: fc.constantFrom('asc', 'desc') }), {
    nil: undefined,
  }),
  current: fc.integer({ min: 1, max: 5000 }),
  size: fc.constantFrom(10, 20, 50),
  node: fc.option(text, { nil: undefined }),
  view: fc.constantFrom(undefined, 'cards' as const, 'board' as const, 'calendar' as const),
  period: fc.constantFrom(undefined, '2026-03', '1999-12'),
}) as fc.Arbitrary<Partial<ListLocation>>

test('whatever a person asks, the address gives it back', () => {
  fc.assert(
    fc.property(locations, (change) => {
      const location = { ...plain, ...change, query: { status: undefined, ...change.query } }
      const found = read(writeLocation(location, reader, ''))
      expect(found.location).toEqual(location)
      expect([...found.broken, ...found.refused]).toEqual([])
    }),
  )
})

test('whatever an address says, a list can be read from it', () => {
  const names = fc.constantFrom('name', 'code.in', 'code.between', 'amount', 'day', 'sort', 'page', 'size', 'where', '')
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (parameters) => {
      const { location } = read(new URLSearchParams(parameters).toString())
      expect(location.current).toBeGreaterThan(0)
      expect(read(writeLocation(location, reader, '')).location).toEqual(location)
    }),
  )
})

const filterable = Object.entries({ name: 'input', 'contact,phone': 'input', amount: 'number', day: 'date' }).map(
  ([name, id]): FilterableField => {
    const widget = widgets[id] as ValueWidget
    return { name, label: name, widget, props: {}, rules: rulesOf(widget) }
  },
)

describe('an advanced query in an address', () => {
  const line = (field: string, rule: 'eq' | 'in' | 'like' | 'ge', value: unknown) => ({ field, rule, value })

  test('can be read by people', () => {
    const lines = [line('name', 'like', 'Ana'), line('amount', 'in', [1, 2])]
    expect(writeConditions({ match: 'and', lines })).toBe('name.like(Ana),amount.in(1,2)')
    expect(writeConditions({ match: 'or', lines })).toBe('or(name.like(Ana),amount.in(1,2))')
  })

  test('leaves out what cannot be asked, and names it', () => {
    const { superQuery, broken } = readConditions('salary.eq(1),amount.eq(x),day.ge(2026-01-01)', filterable)
    expect(broken).toEqual(['salary', 'amount'])
    expect(superQuery?.lines).toMatchObject([line('day', 'ge', '2026-01-01')])
    expect(readConditions('nonsense', filterable)).toEqual({ superQuery: null, broken: ['nonsense'] })
  })

  test('comes back as it was asked', () => {
    const lines = fc.array(
      fc.oneof(
        fc.record({ field: fc.constantFrom('name', 'contact,phone'), rule: fc.constant('eq'), value: text }),
        fc.record({ field: fc.constant('name'), rule: fc.constant('in'), value: fc.array(text, { minLength: 1 }) }),
        fc.record({ field: fc.constant('amount'), rule: fc.constant('ge'), value: amount }),
        fc.record({ field: fc.constant('day'), rule: fc.constant('le'), value: day }),
      ),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(fc.constantFrom('and', 'or'), lines, (match, some) => {
        const query = { match, lines: some } as Parameters<typeof writeConditions>[0]
        const found = readConditions(writeConditions(query), filterable)
        expect(found.broken).toEqual([])
        expect(found.superQuery).toMatchObject(query)
      }),
    )
  })
})
