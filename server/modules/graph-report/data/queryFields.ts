import type { FieldType, QueryFields } from '../../../http/query/condition.ts'
import type { GraphItem } from '../graph.ts'

const types: readonly (readonly [RegExp, FieldType])[] = [
  [/^(int|integer|long|short|bigint)$/i, 'integer'],
  [/^(double|float|number|decimal|bigdecimal)$/i, 'decimal'],
  [/^date$/i, 'date'],
  [/^(datetime|timestamp)$/i, 'datetime'],
  [/^boolean$/i, 'boolean'],
]

/** The type by which values of a field compare. */
export const toFieldType = (word: string): FieldType => types.find(([form]) => form.test(word))?.[1] ?? 'text'

/** Whether calls may ask by a field. */
export const isFilter = ({ searchFlag }: GraphItem): boolean => searchFlag === 'Y'

/** The fields that a report is asked by; no call asks by any other. */
export const toQueryFields = (items: readonly GraphItem[]): QueryFields =>
  Object.fromEntries(
    items.filter(isFilter).map(({ fieldName, fieldType }) => [fieldName, { type: toFieldType(fieldType) }]),
  )
