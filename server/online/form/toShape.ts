import { secretMark } from '../../db/secretColumns.ts'
import { toDefaultValue } from '../tables/defaultValue.ts'
import type { ColumnShape, IndexShape, TableShape } from '../tables/shape.ts'
import { toColumnType, toKeyType } from './columnTypes.ts'
import { type FormDescription, type FormField, type FormHead, toPhysicalTable } from './description.ts'
import { toIndexName, toOwnIndexName } from './indexNames.ts'
import { findForeignKey } from './storedForms.ts'
import { findSecretFields } from './tableRules/formTable.ts'

/** A secret is kept as a hash or encrypted, which is longer than itself; the database says of its column that it is one. */
const secretColumn = { type: 'text', comment: secretMark } as const

type Described = Pick<FormDescription, 'head' | 'fields' | 'indexes'>

/**
 * The table that a description asks for (wire contract 3.1, 3.2, 3.4): a column for every field that is kept, the key
 * that `idType` says, its indexes, and those that its lists need by themselves. The description has passed
 * `checkDescription`.
 */
export function toShape(description: Described): TableShape {
  const table = toPhysicalTable(description)
  const secrets = findSecretFields(description)
  const columns = description.fields
    .filter(({ dbIsPersist }) => dbIsPersist !== 0)
    .map((field) => (field.dbIsKey === 1 ? toKeyColumn(field, description.head) : toColumn(field)))
    .map((column) => (secrets.has(column.name) ? { ...column, ...secretColumn } : column))
  const described = description.indexes
    .filter(({ delFlag }) => delFlag !== 1)
    .map((index): IndexShape => {
      const { indexName, indexNameOld, indexType } = index
      const isRenamed = (indexNameOld ?? '') !== '' && indexNameOld !== indexName
      return {
        name: toIndexName(table, indexName),
        ...(isRenamed ? { formerName: toIndexName(table, indexNameOld ?? '') } : {}),
        columns: splitIndexField(index.indexField),
        isUnique: indexType === 'unique',
      }
    })
  return {
    table,
    comment: toComment(description.head.tableTxt),
    columns,
    indexes: [...described, ...toOwnIndexes(description, table, columns, described)],
  }
}

/** The fields of an index in their order. */
export function splitIndexField(indexField: string): readonly string[] {
  return indexField
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function toKeyColumn(field: FormField, head: FormHead): ColumnShape {
  const column = { ...toNames(field), type: toKeyType(head), isNullable: false, isKey: true, defaultValue: null }
  if (head.idType === 'NATIVE') return { ...column, numbering: 'identity' }
  return head.idType === 'SEQUENCE' ? { ...column, numbering: { sequence: head.idSequence ?? '' } } : column
}

function toColumn(field: FormField): ColumnShape {
  const type = toColumnType(field)
  const text = field.dbDefaultVal ?? ''
  return {
    ...toNames(field),
    type,
    isNullable: field.dbIsNull !== 0,
    isKey: false,
    defaultValue: text === '' ? null : (toDefaultValue(type, text) ?? null),
  }
}

function toNames({
  dbFieldName,
  dbFieldNameOld,
  dbFieldTxt,
}: FormField): Pick<ColumnShape, 'name' | 'formerName' | 'comment'> {
  const isRenamed = (dbFieldNameOld ?? '') !== '' && dbFieldNameOld !== dbFieldName
  return {
    name: dbFieldName,
    ...(isRenamed && dbFieldNameOld !== null ? { formerName: dbFieldNameOld } : {}),
    comment: toComment(dbFieldTxt),
  }
}

/** The database knows no empty comment. */
function toComment(text: string): string | null {
  return text === '' ? null : text
}

/** What lists ask for however a form is described: the newest records, those of a main record, those below another. */
function toOwnIndexes(
  { head, fields }: Described,
  table: string,
  columns: readonly ColumnShape[],
  described: readonly IndexShape[],
): readonly IndexShape[] {
  const has = (name: string): boolean => columns.some((column) => column.name === name)
  const newest: IndexShape = {
    name: toOwnIndexName(table, 'newest'),
    columns: ['create_time', 'id'],
    isUnique: false,
    isNewestFirst: true,
  }
  const above = [
    head.tableType === 3 ? findForeignKey({ fields })?.field : undefined,
    head.isTree === 'Y' ? (head.treeParentIdField ?? undefined) : undefined,
  ].filter((name) => name !== undefined)
  const wanted = [...new Set(above)].filter(
    (name) => has(name) && !described.some(({ columns: [first] }) => first === name),
  )
  return [
    ...(has('create_time') && has('id') ? [newest] : []),
    ...wanted.map(
      (name): IndexShape => ({ name: toOwnIndexName(table, `by_${name}`), columns: [name], isUnique: false }),
    ),
  ]
}
