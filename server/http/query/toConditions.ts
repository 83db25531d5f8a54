import type { Condition, ConditionValue, FieldType, ListOperator, SingleOperator } from './condition.ts'
import { type Period, toPeriod } from './periods.ts'
import { isDay, isPart, toTypedValue } from './typedValue.ts'

/** A comparison of a field with the text of a request, typed after the field. */
export function toConditions(field: string, type: FieldType, operator: SingleOperator, text: string): Condition[] {
  const value = text.trim()
  if (value === '') return []
  if (operator.endsWith('like'))
    return [isPart(type, value) ? { field, operator, value } : { field, operator: 'never' }]
  if (type === 'datetime' && isDay(value)) return toDayConditions(field, operator, value)
  const period = type === 'date' || type === 'datetime' ? toPeriod(value) : undefined
  if (period !== undefined) return toPeriodConditions(field, type, operator, period)
  const typed = toTypedValue(type, value)
  return [typed === undefined ? { field, operator: 'never' } : { field, operator, value: typed }]
}

/** A day on a field of moments is the whole day (wire contract 2.1). */
function toDayConditions(field: string, operator: SingleOperator, day: string): Condition[] {
  const start = `${day} 00:00:00`
  const end = `${day} 23:59:59`
  switch (operator) {
    case 'ge':
    case 'lt':
      return [{ field, operator, value: start }]
    case 'gt':
    case 'le':
      return [{ field, operator, value: end }]
    case 'ne':
      return [{ field, operator: 'ne', value: start }]
    default:
      return [
        { field, operator: 'ge', value: start },
        { field, operator: 'le', value: end },
      ]
  }
}

/** A year, a quarter, a month or a week on a field of days or moments is all of its days. */
function toPeriodConditions(
  field: string,
  type: FieldType,
  operator: SingleOperator,
  { first, last }: Period,
): Condition[] {
  const [start, end] = type === 'date' ? [first, last] : [`${first} 00:00:00`, `${last} 23:59:59`]
  switch (operator) {
    case 'ge':
    case 'lt':
      return [{ field, operator, value: start }]
    case 'gt':
    case 'le':
      return [{ field, operator, value: end }]
    case 'eq':
      return [
        { field, operator: 'ge', value: start },
        { field, operator: 'le', value: end },
      ]
    default:
      return [{ field, operator: 'never' }]
  }
}

/**
 * A comparison with a comma list. Elements that cannot be values of the field are dropped, as no value is among them; a
 * list of what must not be there is not read without them. Only texts are stored comma lists: another value is its one
 * element.
 */
export function toListConditions(field: string, type: FieldType, wanted: ListOperator, text: string): Condition[] {
  const operator = type === 'text' || type === 'json' ? wanted : ofWhole[wanted]
  const elements = text
    .split(',')
    .map((element) => element.trim())
    .filter((element) => element !== '')
  if (elements.length === 0) return []
  const values = elements
    .map((element) => toTypedValue(type, element))
    .filter((value): value is ConditionValue => value !== undefined)
  const isRead = operator === 'not_in' ? values.length === elements.length : values.length > 0
  return [isRead ? { field, operator, value: values } : { field, operator: 'never' }]
}

const ofWhole = { in: 'in', not_in: 'not_in', multi: 'in', not_multi: 'not_in' } as const
