import { expect, test } from 'vitest'
import { deleteRows, findRow, findRows, insertMissing, insertRows, updateRows } from '../../server/db/rows.ts'
import { resource } from '../../server/http/resource/index.ts'
import { describeEachDatabase } from './harness.ts'

const declaration = {
  path: '/sys/role',
  table: 'sysRole',
  title: { zh: '角色', en: 'Roles', tw: '角色' },
  access: 'role',
} as const

test('a resource that names a model which is not there is refused with its name', () => {
  expect(() => resource({ ...declaration, act: 'none', model: 'system.no-such-model', fields: {} })).toThrow(
    'no-such-model',
  )
})

test('a resource with a field that its model does not describe is refused with both names', () => {
  expect(() => resource({ ...declaration, act: 'none', model: 'system.role', fields: { noSuchField: {} } })).toThrow(
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

  test('are whole and in the order of some columns, and null finds those without a value', async () => {
    const { db } = server()
    const values = { dictName: 'Ordered', createBy: 'ordered' }
    await insertRows(db, 'sysDict', [
      { id: 'b', dictCode: 'b', description: 'second', ...values },
      { id: 'a', dictCode: 'a', ...values },
    ])
    const rows = await findRows(db, 'sysDict', { createBy: 'ordered' }, undefined, ['dictCode'])
    expect(rows.map(({ id, dictName }) => [id, dictName])).toEqual([
      ['a', 'Ordered'],
      ['b', 'Ordered'],
    ])
    expect(await findRows(db, 'sysDict', { createBy: 'ordered', description: null }, ['id'])).toEqual([{ id: 'a' }])
  })

  test('are none of the whole table: a condition without a column is refused by its type and when it runs', async () => {
    const { db } = server()
    await insertRows(db, 'sysDict', { id: 'kept', dictCode: 'kept', dictName: 'Kept' })
    const words = 'Rows are found by the values of one column at least.'
    // @ts-expect-error No column is named.
    await expect(findRow(db, 'sysDict', {}, ['id'])).rejects.toThrow(words)
    // @ts-expect-error No column is named.
    await expect(findRows(db, 'sysDict', {}, ['id'])).rejects.toThrow(words)
    // @ts-expect-error No column is named.
    await expect(updateRows(db, 'sysDict', {}, { dictName: 'Changed' })).rejects.toThrow(words)
    // @ts-expect-error No column is named.
    await expect(deleteRows(db, 'sysDict', {})).rejects.toThrow(words)
    // @ts-expect-error No such column.
    await expect(findRow(db, 'sysDict', { noSuchColumn: 'x' }, ['id'])).rejects.toThrow()
    expect(await findRow(db, 'sysDict', { id: 'kept' }, ['dictName'])).toEqual({ dictName: 'Kept' })
  })

  test('are added where no row has their values of some columns, and left alone where one has', async () => {
    const { db } = server()
    const toRow = (id: string, dictName: string) => ({ id, dictCode: `missing-${id}`, dictName })
    await insertRows(db, 'sysDict', toRow('there', 'First'))
    await insertMissing(db, 'sysDict', [toRow('there', 'Second'), toRow('new', 'New')], ['id'])
    const rows = await findRows(db, 'sysDict', { id: ['there', 'new'] }, ['dictName'], ['dictName'])
    expect(rows).toEqual([{ dictName: 'First' }, { dictName: 'New' }])
  })
})

describeEachDatabase('a field that is unique within another one', {}, (server) => {
  const items = resource({
    ...declaration,
    act: 'none',
    table: 'sysDictItem',
    fields: { dictId: {}, itemValue: { unique: true, within: ['dictId'] } },
  })

  test('has its value taken there alone, by other records, and the duplicate check does not offer it', async () => {
    const { db } = server()
    await insertRows(db, 'sysDict', [
      { id: 'one', dictCode: 'one', dictName: 'One' },
      { id: 'two', dictCode: 'two', dictName: 'Two' },
    ])
    await insertRows(db, 'sysDictItem', { id: 'item', dictId: 'one', itemText: 'A', itemValue: 'a' })
    expect(await items.isTaken({ db }, { dictId: 'one', itemValue: 'a' })).toBe(true)
    expect(await items.isTaken({ db }, { dictId: 'one', itemValue: 'a' }, 'item')).toBe(false)
    expect(await items.isTaken({ db }, { dictId: 'one', itemValue: 'b' })).toBe(false)
    expect(await items.isTaken({ db }, { dictId: 'two', itemValue: 'a' })).toBe(false)
    expect(items.table.unique).toEqual([])
  })
})
