import { expect, test } from 'vitest'
import { checkDescription } from '../../../../server/online/form/checkDescription.ts'
import { checkMessages } from '../../../../server/online/form/checkMessages.ts'
import type { FormField, FormHead, FormIndex } from '../../../../server/online/form/description.ts'
import { fieldOf, formOf, indexOf } from './forms.ts'

const field = (values: Partial<FormField>) => fieldOf({ dbFieldName: 'name', ...values })
const index = (values: Partial<FormIndex>) => indexOf({ indexName: 'by_name', indexField: 'name', ...values })

/** Which of the words a text was made of. */
function findMessage(text: string): string | undefined {
  return Object.entries(checkMessages).find(([, { en }]) => {
    const parts = en.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('[^]*')}$`).test(text)
  })?.[0]
}

/** Fields that are to say whether a record of a tree has children. */
const flags: readonly (readonly [Partial<FormField>, readonly string[]])[] = [
  [{}, []],
  [{ dbType: 'int' }, []],
  [{ isShowForm: 0, isShowList: 0 }, []],
  [{ dbType: 'Date' }, ['treeFlag']],
  [{ dbType: 'BigDecimal', dbLength: 10 }, ['treeFlag']],
  [{ fieldMustInput: '1' }, ['treeFlag']],
  [{ fieldValidType: 'only' }, ['treeFlag']],
  [{ fieldShowType: 'password' }, ['treeFlag']],
  [{ mainTable: 'main', mainField: 'id' }, ['treeFlag']],
  [{ dbFieldName: 'pid' }, ['treeFlag']],
  [{ dbFieldName: 'name' }, ['treeFlag']],
  [{ dbFieldName: 'id' }, ['treeFlag']],
]

const cases: readonly (readonly [Partial<FormHead>, readonly FormField[], readonly FormIndex[], readonly string[]])[] =
  [
    [{}, [field({})], [index({})], []],
    [{ tableName: 'Goods$2_x' }, [], [], []],
    [{ tableName: '2goods' }, [], [], ['tableName']],
    [{ tableName: 'goods"; drop' }, [], [], ['tableName']],
    [{ tableName: 'a'.repeat(51) }, [], [], ['tableName']],
    [{ tableName: 'SYS_user' }, [], [], ['tableKept']],
    [{ tableName: 'onl_cgform_head' }, [], [], ['tableKept']],
    [{ tableName: 'site_info' }, [], [], []],
    [{ tableTxt: 'a\0' }, [], [], ['text']],
    [{ tableType: 4 }, [], [], ['tableType']],
    [{ idType: 'AUTO' }, [], [], ['idType']],
    [{ idType: 'toString' }, [], [], ['idType']],
    [{ idType: 'SEQUENCE', idSequence: null }, [], [], ['sequence']],
    [{ idType: 'SEQUENCE', idSequence: 'Seq$1' }, [], [], []],
    [{ isTree: 'Y' }, [], [], ['treeMissing']],
    [
      { isTree: 'Y', treeParentIdField: 'pid', treeFieldname: 'name', treeIdField: 'has' },
      [field({})],
      [],
      ['tree', 'tree'],
    ],
    ...flags.map(
      ([flag, words]) =>
        [
          {
            isTree: 'Y',
            treeParentIdField: 'pid',
            treeFieldname: 'name',
            treeIdField: flag.dbFieldName ?? 'has_child',
          },
          [
            field({}),
            field({ dbFieldName: 'pid' }),
            ...(flag.dbFieldName === undefined ? [field({ dbFieldName: 'has_child', ...flag })] : []),
          ],
          [],
          words,
        ] as const,
    ),
    [{ tableType: 3 }, [field({})], [], ['foreignKey']],
    [{ tableType: 3 }, [field({ mainTable: 'main', mainField: 'id' })], [], []],
    [{}, [field({ dbFieldName: 'a' })], [], ['fieldName']],
    [{}, [field({ dbFieldName: 'a_b' })], [], ['fieldName']],
    [{}, [field({ dbFieldName: 'x'.repeat(33) })], [], ['fieldName']],
    [{}, [field({ dbFieldName: 'Order' })], [], ['fieldReserved']],
    [{}, [field({ dbFieldName: 'xmin' })], [], ['fieldReserved']],
    [{}, [field({}), field({ dbFieldName: 'NAME' })], [], ['fieldRepeated']],
    [{}, [field({ dbIsKey: 1 })], [], ['key']],
    [{}, [field({ dbType: 'constructor' })], [], ['dbType']],
    [{}, [field({ fieldShowType: 'magic' })], [], ['showType']],
    [{}, [field({ fieldShowType: 'password', dbType: 'int' })], [], ['passwordType']],
    [{}, [field({ fieldShowType: 'password', dbType: 'Text' })], [], []],
    [{}, [field({ queryShowType: 'date_week' })], [], []],
    [{}, [field({ fieldValidType: 'n6-16' }), field({ dbFieldName: 'more', fieldValidType: '^[a-z]+$' })], [], []],
    [{}, [field({ fieldValidType: '(' })], [], ['validType']],
    [{}, [field({ dbLength: 0 })], [], ['stringLength']],
    [{}, [field({ dbLength: 4001 })], [], ['stringLength']],
    [{}, [field({ dbType: 'BigDecimal', dbLength: 1001 })], [], ['numericLength']],
    [{}, [field({ dbType: 'BigDecimal', dbLength: 4, dbPointLength: 5 })], [], ['pointLength']],
    [{}, [field({ dbType: 'int', dbDefaultVal: 'five' })], [], ['defaultValue']],
    [{}, [field({ dbType: 'int', dbDefaultVal: 'five', dbIsPersist: 0 })], [], []],
    [{}, [field({})], [index({ indexName: 'a b' })], ['indexName']],
    [{}, [field({})], [index({}), index({ indexName: 'BY_NAME' })], ['indexRepeated']],
    [{}, [field({})], [index({}), index({ delFlag: 1 })], []],
    [{}, [field({})], [index({ indexType: 'hash' })], ['indexType']],
    [{}, [field({})], [index({ indexField: ' , ' })], ['indexEmpty']],
    [{}, [field({})], [index({ indexField: 'name,name' })], ['indexEmpty']],
    [{}, [field({ dbIsPersist: 0 })], [index({})], ['indexField']],
  ]

test.each(cases)('%j with %j and %j', (head, fields, indexes, words) => {
  const issues = checkDescription(formOf({ tableName: 'goods', ...head }, fields, indexes))
  expect(issues.map(({ message }) => findMessage(message.en))).toEqual(words)
})

test('an issue says where it is', () => {
  const form = formOf({ tableName: 'goods' }, [field({ dbLength: 0 })], [index({ indexType: 'hash' })])
  expect(checkDescription(form)).toMatchObject([{ field: 'name' }, { index: 'by_name' }])
  expect(checkDescription({ ...form, fields: [], indexes: [] })).toHaveLength(2)
})
