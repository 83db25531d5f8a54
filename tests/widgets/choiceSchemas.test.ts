import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { widgetSchemas } from '../../widgets/props.ts'

const ajv = new Ajv({ strict: false })
const isAccepted = (id: string, props: object): boolean => {
  const schema = widgetSchemas.find((candidate) => candidate.id === id)
  return schema !== undefined && ajv.validate(schema.props, props)
}
const options = [{ value: 1, label: 'One' }]
const area = { table: 'area', txt: 'name', key: 'code' }

describe('a document may say', () => {
  const cases: readonly (readonly [string, object])[] = [
    ['dict-select', { dict: 'sex', mode: 'tag', multiple: true, search: true }],
    ['dict-search-select', { dict: 'sys_user,realname,username', multiple: true, pageSize: 20 }],
    ['multi-select', { options, max: 3, search: false }],
    ['multi-select', { dict: 'sex' }],
    ['checkbox-group', { dict: 'sex', selectAll: true }],
    ['switch', { on: 1, off: 0, onText: 'Open', offText: '@:shop.closed' }],
    ['switch', { on: true, off: false }],
    ['category-select', { pcode: 'A01', condition: '{"a":"1"}', store: 'code', multiple: true, textField: 'names' }],
    ['category-select', { pid: '3', condition: { a: '1' } }],
    ['tree-dict', { dict: 'a,b,c', pidField: 'p', pidValue: '', hasChildField: 'h', condition: {}, search: true }],
    ['area-linkage', { type: 'select', store: 'names' }],
    ['linked-select', { ...area, idField: 'i', pidField: 'p', condition: "p = '0'", links: ['b', 'c'], labels: ['A'] }],
    ['linked-select', { ...area, above: ['a'], single: true, root: '' }],
    ['tags-input', { every: 2, separator: ';', max: 9, maxLength: 20 }],
    ['tags-input', {}],
  ]
  for (const [id, props] of cases)
    test(`${id} ${JSON.stringify(props)}`, () => expect(isAccepted(id, props)).toBe(true))
})

describe('a document may not say', () => {
  const cases: readonly (readonly [string, object])[] = [
    ['dict-select', {}],
    ['dict-select', { dict: '' }],
    ['dict-select', { dict: 'sex', mode: 'list' }],
    ['dict-search-select', { dict: 'sex', pageSize: 0 }],
    ['dict-search-select', { dict: 'sex', async: true }],
    ['multi-select', { options: [] }],
    ['multi-select', { options, max: 0 }],
    ['checkbox-group', { options: [{ value: 1 }] }],
    ['switch', { values: ['Y', 'N'] }],
    ['category-select', { store: 'name' }],
    ['category-select', { condition: 7 }],
    ['tree-dict', { pidField: 'pid' }],
    ['area-linkage', { type: 'tree' }],
    ['area-linkage', { store: 'name' }],
    ['linked-select', { table: 'area', txt: 'name' }],
    ['linked-select', { ...area, links: 'city' }],
    ['tags-input', { separator: '|' }],
    ['tags-input', { every: 0 }],
  ]
  for (const [id, props] of cases)
    test(`${id} ${JSON.stringify(props)}`, () => expect(isAccepted(id, props)).toBe(false))
})
