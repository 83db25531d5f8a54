import { describe, expect, test } from 'vitest'
import {
  type LinkedOption,
  linkedParents,
  toLinkedOptions,
  toLinkedParameters,
} from '../../runtime/data/linked/linkedOptions.ts'

const source = { table: 'area', txt: 'name', key: 'code', idField: 'id', pidField: 'pid', root: '0' }
const columns = { table: 'area', txt: 'name', key: 'code', idField: 'id', pidField: 'pid' }

describe('the options of a level are asked for', () => {
  test('by the condition at the top', () => {
    const requested = toLinkedParameters({ ...source, condition: "pid = '0'" }, undefined)
    expect(requested).toEqual({ ...columns, condition: "pid = '0'" })
  })
  test('by the root where there is no condition', () => {
    expect(toLinkedParameters(source, undefined)).toEqual({ ...columns, pidValue: '0' })
  })
  test('by their parent below, without the condition', () => {
    const requested = toLinkedParameters({ ...source, condition: "pid = '0'" }, '7')
    expect(requested).toEqual({ ...columns, pidValue: '7' })
  })
})

describe('an answer', () => {
  test('gives options, whose numbers become texts', () => {
    const result = [{ id: 1, store: 'n', label: 'North' }, { store: 2, label: '' }, { id: '3' }, 'x', null]
    expect(toLinkedOptions(result)).toEqual([
      { id: '1', store: 'n', label: 'North' },
      { id: '2', store: '2', label: '2' },
    ])
  })
  test.each([null, 'x', {}, 7])('gives none when it is %j', (result) => {
    expect(toLinkedOptions(result)).toEqual([])
  })
})

describe('the parents to ask for', () => {
  const known = new Map<string | undefined, readonly LinkedOption[]>([
    [undefined, [{ id: '1', store: 'n', label: 'North' }]],
    ['1', [{ id: '11', store: 'c', label: 'Coast' }]],
  ])
  const parents = (path: readonly string[]) => linkedParents(path, (parent) => known.get(parent))

  const cases: readonly (readonly [string, readonly string[], readonly (string | undefined)[]])[] = [
    ['are the first level where nothing is chosen', [], [undefined]],
    ['are the first level where the choice is empty', ['', ''], [undefined]],
    ['follow the choices', ['n', 'c'], [undefined, '1', '11']],
    ['end at a choice that is no option', ['x', 'c'], [undefined]],
    ['end where options are not there yet', ['n', 'c', 'z'], [undefined, '1', '11']],
  ]
  for (const [name, path, expected] of cases) test(name, () => expect(parents(path)).toEqual(expected))
})
