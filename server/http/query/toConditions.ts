import { moveTimeText, wireZone } from '../../../runtime/language/index.ts'
import type { Condition, ConditionValue, FieldType, ListOperator, SingleOperator } from './condition.ts'
import { type Period, toPeriod } from './periods.ts'
import { isDay, isPart, toTypedValue } from './typedValue.ts'

/**
 * A comparison of a field with the text of a request, typed after the field. A day or a longer period on a field of
 * moments begins and ends in the zone of who asks.
 */
export function toConditions(
  field: string,
  type: FieldType,
  operator: SingleOperator,
  text: string,
  zone = wireZone,
): Condition[] {
  const value = text.trim()
  if (value === '') return []
  if (operator.endsWith('like'))
    return [isPart(type, value) ? { field, operator, value } : { field, operator: 'never' }]
  if (type === 'datetime' && isDay(value))
    return toRangeConditions(field, operator, toMoments({ first: value, last: value }, zone))
  const period = type === 'date' || type === 'datetime' ? toPeriod(value) : undefined
  if (period !== undefined && operator === 'ne') return [{ field, operator: 'never' }]
  if (period !== undefined)
    return toRangeConditions(field, operator, type === 'date' ? [period.first, period.last] : toMoments(period, zone))
  const typed = toTypedValue(type, value)
  return [typed === undefined ? { field, operator: 'never' } : { field, operator, value: typed }]
}

type Range = readonly [start: string, end: string]

/** The first and the last second of a period in a zone, as the wire has them. */
const toMoments = ({ first, last }: Period, zone: string): Range => [
  moveTimeText(`${first} 00:00:00`, zone, wireZone),
  moveTimeText(`${last} 23:59:59`, zone, wireZone),
]

/** A day on a field of moments is the whole day, and a period is all of its days (wire contract 2.1). */
function toRangeConditions(field: string, operator: SingleOperator, [start, end]: Range): Condition[] {
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
