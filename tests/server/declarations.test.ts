import { expect, test } from 'vitest'
import { findRow, findRows, insertRows } from '../../server/db/rows.ts'
import { resource } from '../../server/http/resource/index.ts'
import { describeEachDatabase } from './harness.ts'

const declaration = {
  path: '/sys/role',
  table: 'sysRole',
  title: { zh: '角色', en: 'Roles', tw: '角色' },
  access: 'role',
} as const

test('a resource that names a model which is not there is refused with its name', () => {
  expect(() => resource({ ...declaration, model: 'system.no-such-model', fields: {} })).toThrow('no-such-model')
})

test('a resource with a field that its model does not describe is refused with both names', () => {
  expect(() => resource({ ...declaration, model: 'system.role', fields: { noSuchField: {} } })).toThrow(
    'The field "noSuchField" has no type, and the model "system.role" does not describe it.',
  )
})

describeEachDatabase('rows that are found by values', {}, (server) => {
  test('are none where a column may have none of an empty list of values', async () => {
    const { db } = server()
    await insertRows(db, 'sysDict', { id: 'known', dictCode: 'known', dictName: 'Known' })
    expect(await findRow(db, 'sysDict', { id: ['known'] }, ['id'])).toEqual({ id: 'known' })
    expect(await findRow(db, 'sysDict', { id: [] }, ['id'])).toBeUndefined()
    expect(await findRows(db, 'sysDict', { id: [], delFlag: 0 }, ['id'])).toEqual([])
  })
})
