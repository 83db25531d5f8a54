import { describe, expect, test } from 'vitest'
import { toQuestion } from '../../../runtime/language/shown/toQuestion.ts'

const names = { state: { style: '', most: 40, chosen: ['a', 'b'], by: 'assets' }, route: { id: '7' }, rows: [{ n: 1 }] }

describe('a source', () => {
  test('is asked by any rule, and not by what is empty', () => {
    const source = {
      rest: '/master',
      filter: {
        style: '{{ state.style }}',
        drawdown: { le: '{{ state.most }}', ge: '{{ state.least }}' },
        id: { in: '{{ state.chosen }}' },
      },
      sort: { field: '{{ state.by }}', order: 'desc' },
      size: 12,
    } as const
    expect(toQuestion(source, names, [])).toEqual({
      kind: 'call',
      url: '/master/list',
      parameters: {
        ...{ drawdown: '<= 40', id_MultiString: 'a,b', column: 'assets', order: 'desc', pageNo: '1', pageSize: '12' },
      },
      size: 12,
    })
    expect(toQuestion(source, names, [], 3)).toMatchObject({ parameters: { pageNo: '3' } })
  })

  test('of one record is asked by its key, and not at all without one', () => {
    expect(toQuestion({ rest: '/master', key: '{{ route.id }}' }, names, [])).toMatchObject({
      url: '/master/queryById',
      parameters: { id: '7' },
    })
    expect(toQuestion({ rest: '/master', key: '{{ route.none }}' }, names, [])).toEqual({
      ...{ kind: 'rows', rows: [], isWritten: false },
    })
  })

  test('is not asked as long as what it needs is missing', () => {
    const source = { rest: '/month', needs: 'count(state.chosen) > 2' } as const
    expect(toQuestion(source, names, [])).toMatchObject({ kind: 'rows', rows: [] })
  })

  test('may be a formula, which gives a list, one record or nothing', () => {
    expect(toQuestion({ rows: 'where(rows, item.n > 0)' }, names, [])).toMatchObject({ rows: [{ n: 1 }] })
    expect(toQuestion({ rows: 'first(rows)' }, names, [])).toMatchObject({ rows: [{ n: 1 }] })
    expect(toQuestion({ rows: 'state.none' }, names, [])).toMatchObject({ rows: [] })
    expect(toQuestion({ rows: 'state.chosen' }, names, [])).toMatchObject({ rows: [{ value: 'a' }, { value: 'b' }] })
  })
})
