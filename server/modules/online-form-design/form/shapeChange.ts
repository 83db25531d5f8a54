import { isDeepStrictEqual } from 'node:util'
import type { FormDescription, FormField } from '../../../online/form/description.ts'

/** Whether two descriptions want different tables; what is about looks alone does not count. */
export function isShapeChanged(before: FormDescription, after: FormDescription): boolean {
  return !isDeepStrictEqual(toShapeParts(before), toShapeParts(after))
}

function toShapeParts({ head, fields, indexes }: FormDescription) {
  return {
    head: [head.tableName, head.tableTxt, head.idType, head.idSequence ?? ''],
    columns: fields
      .filter(({ dbIsPersist }) => dbIsPersist !== 0)
      .map(toColumnParts)
      .sort(byName),
    indexes: indexes.map(({ indexName, indexField, indexType }) => [indexName, indexField, indexType]).sort(byName),
  }
}

function toColumnParts(field: FormField): readonly (string | number)[] {
  return [
    field.dbFieldName,
    // The same field by another name keeps its values; another field of the same name does too, by its column.
    field.dbFieldNameOld ?? field.dbFieldName,
    field.dbFieldTxt,
    field.dbType,
    field.dbLength,
    field.dbPointLength,
    field.dbIsKey,
    field.dbIsNull,
    field.dbDefaultVal ?? '',
  ]
}

function byName([left = '']: readonly (string | number)[], [right = '']: readonly (string | number)[]): number {
  return String(left) < String(right) ? -1 : 1
}
