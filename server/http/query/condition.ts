/** The types that a field may have in a query. */
export type FieldType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'datetime' | 'json'

/** A field as the grammar sees it. */
export interface QueryField {
  readonly type: FieldType
}

/** The fields that a request may name; looked up as own keys only. */
export type QueryFields = Readonly<Record<string, QueryField>>

/** One value of a condition, typed after its field; dates and times stand in the wire's form. */
export type ConditionValue = string | number | boolean

/** The comparisons with one value (wire contract 2.4). */
export type SingleOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | PartOperator

/** The comparisons with a part of a text. */
export type PartOperator = 'like' | 'left_like' | 'right_like' | 'not_like' | 'not_left_like' | 'not_right_like'

/** The comparisons with several values; `multi` finds any element of a stored comma list, `not_multi` none. */
export type ListOperator = 'in' | 'not_in' | 'multi' | 'not_multi'

/** One condition on one field; `never` matches no record, because the value cannot be one of the field. */
export type Condition =
  | { readonly field: string; readonly operator: SingleOperator; readonly value: ConditionValue }
  | { readonly field: string; readonly operator: ListOperator; readonly value: readonly ConditionValue[] }
  | { readonly field: string; readonly operator: 'empty' | 'not_empty' | 'never' }

/** Conditions joined by one word. */
export interface ConditionGroup {
  readonly match: 'and' | 'or'
  readonly conditions: readonly Condition[]
}

/** Finds a field that a request names; names of a prototype are unknown. */
export function findField(fields: QueryFields, name: string): QueryField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
