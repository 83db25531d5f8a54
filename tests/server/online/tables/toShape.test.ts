import { expect, test } from 'vitest'
import { toFieldType } from '../../../../server/online/form/columnTypes.ts'
import type { FormField } from '../../../../server/online/form/description.ts'
import { toIndexName } from '../../../../server/online/form/indexNames.ts'
import { toShape } from '../../../../server/online/form/toShape.ts'
import { toDescriptionFields, toDescriptionKey } from '../../../../server/online/tables/toDescriptionFields.ts'
import { fieldOf, formOf, indexOf } from './forms.ts'

const types: readonly (readonly [Partial<FormField>, string, string])[] = [
  [{ dbType: 'string', dbLength: 7 }, 'character varying(7)', 'text'],
  [{ dbType: 'string', dbLength: 7, fieldShowType: 'password' }, 'text', 'text'],
  [{ dbType: 'int' }, 'integer', 'integer'],
  [{ dbType: 'long' }, 'bigint', 'integer'],
  [{ dbType: 'double' }, 'double precision', 'decimal'],
  [{ dbType: 'BigDecimal', dbLength: 12, dbPointLength: 3 }, 'numeric(12,3)', 'decimal'],
  [{ dbType: 'Date' }, 'date', 'date'],
  [{ dbType: 'Date', fieldShowType: 'datetime' }, 'timestamp with time zone', 'datetime'],
  [{ dbType: 'Datetime' }, 'timestamp with time zone', 'datetime'],
  [{ dbType: 'Text' }, 'text', 'text'],
  [{ dbType: 'LongText' }, 'text', 'text'],
  [{ dbType: 'Blob' }, 'bytea', 'text'],
]

test.each(types)('%j has the column %s and is asked as %s', (values, type, column) => {
  const field = fieldOf({ dbFieldName: 'name', ...values })
  expect(toShape(formOf({ tableName: 'goods' }, [field])).columns.at(-1)).toMatchObject({ name: 'name', type })
  expect(toFieldType(field)).toBe(column)
})

test('a field that is not kept has no column, and a new name remembers the old one', () => {
  const { columns } = toShape(
    formOf({ tableName: 'goods' }, [
      fieldOf({ dbFieldName: 'shown', dbIsPersist: 0 }),
      fieldOf({ dbFieldName: 'now', dbFieldNameOld: 'then', dbFieldTxt: '', dbDefaultVal: 'x', dbIsNull: 0 }),
    ]),
  )
  expect(columns.map(({ name }) => name)).not.toContain('shown')
  expect(columns.at(-1)).toMatchObject({ formerName: 'then', comment: null, defaultValue: 'x', isNullable: false })
})

test.each([
  ['UUID', { type: 'character varying(36)' }],
  ['NATIVE', { type: 'bigint', numbering: 'identity' }],
  ['SEQUENCE', { type: 'bigint', numbering: { sequence: 'numbers' } }],
])('the key by %s', (idType, key) => {
  const { columns } = toShape(formOf({ tableName: 'goods', idType, idSequence: 'numbers' }, []))
  expect(columns[0]).toMatchObject({ name: 'id', isKey: true, isNullable: false, ...key })
})

test('two forms may call an index the same', () => {
  expect(toIndexName('a', 'by_name')).not.toBe(toIndexName('b', 'by_name'))
  expect(toIndexName('a', 'b_c')).not.toBe(toIndexName('a_b', 'c'))
  expect(toIndexName('a'.repeat(50), 'b'.repeat(64)).length).toBeLessThan(64)
})

test('lists get the indexes that they need by themselves', () => {
  const main = fieldOf({ dbFieldName: 'main_id', mainTable: 'main', mainField: 'id' })
  const columnsOf = (form: ReturnType<typeof formOf>) => toShape(form).indexes.map(({ columns }) => columns.join())
  expect(columnsOf(formOf({ tableName: 'goods' }, [main]))).toEqual(['create_time,id'])
  expect(columnsOf(formOf({ tableName: 'goods', tableType: 3 }, [main]))).toEqual(['create_time,id', 'main_id'])
  const own = indexOf({ indexName: 'own', indexField: 'main_id, create_time' })
  expect(columnsOf(formOf({ tableName: 'goods', tableType: 3 }, [main], [own]))).toEqual([
    'main_id,create_time',
    'create_time,id',
  ])
  const tree = { isTree: 'Y', treeParentIdField: 'pid' }
  expect(columnsOf(formOf({ tableName: 'goods', ...tree }, [fieldOf({ dbFieldName: 'pid' })]))).toContain('pid')
})

test('a table that a form made is described as that form', () => {
  const fields = types.map(([values], place) =>
    fieldOf({ dbFieldName: `field${place}`, dbFieldTxt: `Field ${place}`, ...values }),
  )
  const form = formOf({ tableName: 'goods', idType: 'NATIVE' }, fields)
  const shape = toShape(form)
  const read = toDescriptionFields(shape).map((field) => fieldOf(field))
  expect(toShape({ ...form, fields: read })).toEqual(shape)
  expect(toDescriptionKey(shape)).toEqual({ idType: 'NATIVE', idSequence: null })
  expect(toDescriptionFields(shape).find(({ dbFieldName }) => dbFieldName === 'create_by')).toMatchObject({
    isShowForm: 0,
    fieldMustInput: '0',
  })
})
