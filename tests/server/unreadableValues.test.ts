import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../runtime/language/index.ts'
import type { ConditionGroup, FieldType, QueryFields } from '../../server/http/query/condition.ts'
import { parseFilters } from '../../server/http/query/parseFilters.ts'
import { parseSuperQuery, superQueryWords } from '../../server/http/query/parseSuperQuery.ts'
import { ruleWords } from '../../server/http/rules/operators.ts'
import { toRuleGroup } from '../../server/http/rules/toRuleGroups.ts'
import { filterRecords } from '../../server/modules/graph-report/data/filterRecords.ts'
import { describeEachDatabase } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'

const fields: QueryFields = {
  stock: { type: 'integer' },
  price: { type: 'decimal' },
  isNew: { type: 'boolean' },
  madeOn: { type: 'date' },
  soldAt: { type: 'datetime' },
}

/** Texts that are no value of a type and stand in none either, and texts that are a value of it. */
const texts: Readonly<
  Record<string, { readonly unreadable: readonly string[]; readonly readable: readonly string[] }>
> = {
  stock: {
    unreadable: ['x', '1e3', 'NaN', 'Infinity', '0x10', '--1', '1 2', '٣', '1;', "1' or '1'='1", '\u0024{1}', '#1'],
    readable: ['0', '-7', '+7', '9007199254740991'],
  },
  price: {
    unreadable: ['x', '1e400', 'NaN', '-Infinity', '1.2.3', '1_0', '٣', '$1'],
    readable: ['0', '-7.25', '.5', '1.'],
  },
  isNew: { unreadable: ['perhaps', '2', 'yes', 'nope', 'null', 'truefalse'], readable: ['1', '0', 'Y', 'n', 'TRUE'] },
  madeOn: {
    unreadable: ['soon', '2026/01/01', '+275760-09-13', '1.1.2026', 'Jan 1', '2026-W60'],
    readable: ['2026-01-31'],
  },
  soldAt: {
    unreadable: ['soon', '2026/01/01', 'now()', '2026-01-01T00:00:00Z', 'Jan 1'],
    readable: ['2026-01-31 23:59:59'],
  },
}

/** Days and numbers that look like values and are none; a part of a text they could be. */
const almost: Readonly<Record<string, readonly string[]>> = {
  stock: ['9'.repeat(30)],
  price: ['9'.repeat(400)],
  madeOn: ['2026-02-30', '0000-01-01', '2026-13-01', '20260101'],
  soldAt: ['2026-02-30', '2026-01-01 25:00:00', '0000-01-01 00:00:00', '2026-01-01 00:00'],
}

const records = [
  { id: '1', stock: 5, price: 2.5, isNew: true, madeOn: '2026-01-01', soldAt: '2026-01-01 10:00:00' },
  { id: '2', stock: 0, price: 0, isNew: false, madeOn: '1999-12-31', soldAt: '1999-12-31 23:59:59' },
  { id: '3', stock: -9, price: -1, isNew: true, madeOn: '2030-06-15', soldAt: '2030-06-15 00:00:00' },
  { id: '4', stock: null, price: null, isNew: null, madeOn: null, soldAt: null },
]

const idsOf = (group: ConditionGroup): readonly unknown[] => filterRecords(records, [group], fields).map(({ id }) => id)

const isLike = (word: string): boolean => word.includes('like')
const needsValue = (word: string): boolean => !word.endsWith('empty')
const column = fc.constantFrom(...Object.keys(texts))

/** A column, a text that it cannot be compared with, and readable ones. */
const unreadable = (word: string) =>
  column.chain((name) =>
    fc.record({
      name: fc.constant(name),
      wrong: fc.constantFrom(...(texts[name]?.unreadable ?? []), ...(isLike(word) ? [] : (almost[name] ?? []))),
      right: fc.constantFrom(...(texts[name]?.readable ?? [])),
    }),
  )

describe('a rule with a value that cannot be read lets nothing through', () => {
  test.each(ruleWords.filter(needsValue))('%s', (word) => {
    fc.assert(
      fc.property(unreadable(word), fc.nat(3), ({ name, wrong, right }, form) => {
        // Alone, in a list, beside another one that a variable has, and as a part to search for.
        const values = [[wrong], [`${right},${wrong}`], [`${wrong},${right}`], [right, wrong]][form] ?? []
        const isOne = form === 0 || form === 3
        const written = isLike(word) && isOne ? values.map((value) => value.replace(/[%*]/g, '')) : values
        expect(idsOf(toRuleGroup({ column: name, operator: word }, written, fields))).toEqual([])
      }),
    )
  })

  test.each(ruleWords.filter(needsValue))('%s of nothing', (word) => {
    for (const name of Object.keys(fields))
      for (const values of [[], [''], ['  '], [','], [' , '], ['%'], ['%%'], ['*'], ['', 'x']])
        expect(idsOf(toRuleGroup({ column: name, operator: word }, values, fields))).toEqual([])
  })

  test('and one that can be read lets through what it says', () => {
    const through = (operator: string, value: string) =>
      idsOf(toRuleGroup({ column: 'stock', operator }, [value], fields))
    expect(through('!=', '5')).toEqual(['2', '3'])
    expect(through('NOT_IN', '5,0')).toEqual(['3'])
    expect(through('NOT_LIKE', '5')).toEqual(['2', '3'])
    expect(through('ELE_NOT_MATCH', '5')).toEqual(['2', '3'])
    expect(through('NOT_RANGE', '-1,1')).toEqual(['1', '3'])
  })

  test.each(['unknown', 'constructor', 'USE_SQL_RULES', 'ext', ''])('the unknown operator %j', (operator) => {
    expect(idsOf(toRuleGroup({ column: 'stock', operator }, ['5'], fields))).toEqual([])
  })
})

describe('a query with a value that cannot be read answers an error or nothing', () => {
  const ask = (lines: unknown, match: string): readonly unknown[] => {
    try {
      const parameters = { superQueryParams: JSON.stringify(lines), superQueryMatchType: match }
      const group = parseSuperQuery(parameters, fields)
      return group === null ? records : idsOf(group)
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      return []
    }
  }

  test.each(superQueryWords)('a line of the advanced query: %s', (rule) => {
    fc.assert(
      fc.property(unreadable(rule), ({ name, wrong }) => {
        expect(ask([{ field: name, rule, val: wrong }], 'and')).toEqual([])
        const other = { field: 'stock', rule: 'eq', val: '5' }
        const found = ask([{ field: name, rule, val: wrong }, other], 'or')
        // Who searches for a part that stands in no value has been answered.
        expect(found).toEqual(isLike(rule) && !rule.startsWith('not') ? ['1'] : [])
      }),
    )
  })

  test.each([
    ['a line that is a text', ['stock']],
    ['a line that is a list', [['stock', 'eq', 5]]],
    ['a value that is an object', [{ field: 'stock', rule: 'eq', val: { $gt: 0 } }]],
    ['a list of objects', [{ field: 'stock', rule: 'in', val: [{}] }]],
    ['a field that is an object', [{ field: {}, rule: 'eq', val: 5 }]],
    ['a rule that is an object', [{ field: 'stock', rule: {}, val: 5 }]],
  ])('%s', (_title, lines) => {
    expect(ask(lines, 'and')).toEqual([])
    expect(ask(lines, 'or')).toEqual([])
  })

  const forms = ['', '_begin', '_end', '_MultiString']
  const signs = ['', '!', '> ', '>= ', '< ', '<= ', '>', '<', 'gt ', 'le ', ',']
  test('a filter of a list call', () => {
    fc.assert(
      fc.property(
        unreadable('eq'),
        fc.constantFrom(...forms),
        fc.constantFrom(...signs),
        ({ name, wrong }, form, sign) => {
          const value = form === '' ? `${sign}${wrong}${sign === ',' ? ',' : ''}` : wrong
          const conditions = parseFilters({ [`${name}${form}`]: value }, fields)
          expect(idsOf({ match: 'and', conditions })).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
  })
})

describeEachDatabase(
  'values that cannot be read',
  { modules: [], install: packOf({ 'tables/goods.json': goodsTable }) },
  (server) => {
    let token = ''
    beforeAll(async () => {
      ;({ token } = await server().signIn({ codes: ['demo:goods:list', 'demo:goods:add'] }))
      for (const { id, ...record } of records)
        await server().call('POST', '/demo/goods/add', { token, body: { name: `Goods ${id}`, ...record } })
    })
    const count = async (query: Readonly<Record<string, string>>): Promise<number> => {
      const { status, body } = await server().call<{ total: number } | null>('GET', '/demo/goods/list', {
        token,
        query,
      })
      expect([200, 400]).toContain(status)
      return body.success ? (body.result?.total ?? 0) : 0
    }

    test('are found nowhere', async () => {
      expect(await count({})).toBe(4)
      for (const [name, type] of Object.entries(fields) as [string, { readonly type: FieldType }][])
        for (const wrong of [...(texts[name]?.unreadable ?? []), ...(almost[name] ?? [])]) {
          expect([type, wrong, await count({ [name]: `!${wrong}` })]).toEqual([type, wrong, 0])
          const superQueryParams = JSON.stringify([{ field: name, rule: 'not_in', val: `1,${wrong}` }])
          expect([type, wrong, await count({ superQueryParams })]).toEqual([type, wrong, 0])
        }
      expect(server().bugs).toEqual([])
    })
  },
)
