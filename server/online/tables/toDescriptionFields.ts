import { type DbType, type FormField, type FormHead, type ShowType, systemFields } from '../form/description.ts'
import { type ColumnType, parseColumnType } from './columnType.ts'
import type { ColumnShape, TableShape } from './shape.ts'

/** What the catalogue tells of a field; the rest of a field is the same for all of them. */
export type ImportedField = Pick<
  FormField,
  | 'dbFieldName'
  | 'dbFieldNameOld'
  | 'dbFieldTxt'
  | 'dbIsKey'
  | 'dbIsNull'
  | 'dbIsPersist'
  | 'dbType'
  | 'dbLength'
  | 'dbPointLength'
  | 'dbDefaultVal'
  | 'fieldShowType'
  | 'fieldMustInput'
  | 'isShowForm'
  | 'isShowList'
  | 'orderNum'
>

interface ColumnDescription {
  readonly dbType: DbType
  readonly dbLength: number
  readonly dbPointLength?: number
  readonly fieldShowType: ShowType
}

/** The longest text that is a line of its own; longer ones are written in an area. */
const longestLine = 500
const longestString = 4000

/**
 * Describes the columns of a table that is there already (wire contract 1.14, `transTables`). A type that a description
 * cannot say becomes the nearest one that it can; synchronising then plans the change and asks.
 */
export function toDescriptionFields(shape: TableShape): readonly ImportedField[] {
  return shape.columns.map((column, place) => toField(column, place))
}

/** Who makes the ids of a table that is there already, as the head of its description says it (wire contract 3.1). */
export function toDescriptionKey(shape: TableShape): Pick<FormHead, 'idType' | 'idSequence'> {
  const numbering = shape.columns.find(({ isKey }) => isKey)?.numbering
  if (typeof numbering === 'object') return { idType: 'SEQUENCE', idSequence: numbering.sequence }
  return { idType: numbering === 'identity' ? 'NATIVE' : 'UUID', idSequence: null }
}

function toField(column: ColumnShape, place: number): ImportedField {
  const { name, comment, isKey, isNullable, defaultValue, type } = column
  const { dbType, dbLength, dbPointLength = 0, fieldShowType } = toColumnDescription(parseColumnType(type))
  const isOwn = (systemFields as readonly string[]).includes(name)
  const isShown = isOwn || dbType === 'Blob' ? 0 : 1
  return {
    dbFieldName: name,
    dbFieldNameOld: name,
    dbFieldTxt: comment === null || comment.trim() === '' ? name : comment,
    dbIsKey: isKey ? 1 : 0,
    dbIsNull: isNullable ? 1 : 0,
    dbIsPersist: 1,
    dbType,
    dbLength,
    dbPointLength,
    dbDefaultVal: defaultValue,
    fieldShowType,
    // What the database fills by itself nobody has to write.
    fieldMustInput: isNullable || isOwn || defaultValue !== null || column.defaultExpression !== undefined ? '0' : '1',
    isShowForm: isShown,
    isShowList: isShown,
    orderNum: place,
  }
}

function toColumnDescription(type: ColumnType): ColumnDescription {
  switch (type.family) {
    case 'text':
      return toTextField(type.length)
    case 'integer':
      return {
        dbType: type.max.length > 10 ? 'long' : 'int',
        dbLength: type.max.length > 10 ? 19 : 10,
        fieldShowType: 'text',
      }
    case 'double':
      return { dbType: 'double', dbLength: 16, fieldShowType: 'text' }
    case 'numeric': {
      const { digits, point } = type.size ?? { digits: 30, point: 10 }
      // Places before the point that are always 0 are no scale that a description can say.
      const places = Math.max(point, 0)
      return {
        dbType: 'BigDecimal',
        dbLength: Math.max(digits + places - point, 1),
        dbPointLength: places,
        fieldShowType: 'text',
      }
    }
    case 'date':
      return { dbType: 'Date', dbLength: 0, fieldShowType: 'date' }
    case 'moment':
      return { dbType: 'Datetime', dbLength: 0, fieldShowType: 'datetime' }
    case 'bytes':
      return { dbType: 'Blob', dbLength: 0, fieldShowType: 'text' }
    case 'other':
      return { dbType: 'Text', dbLength: 0, fieldShowType: 'textarea' }
  }
}

function toTextField(length: number | null): ColumnDescription {
  if (length === null || length > longestString) return { dbType: 'Text', dbLength: 0, fieldShowType: 'textarea' }
  return { dbType: 'string', dbLength: length, fieldShowType: length > longestLine ? 'textarea' : 'text' }
}
