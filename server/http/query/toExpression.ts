import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DynamicRow } from '../../db/dynamic.ts'
import type { Condition, ConditionGroup, ConditionValue, FieldType, PartOperator, QueryFields } from './condition.ts'

type Tables = Record<string, DynamicRow>

const build = expressionBuilder<Tables, string>()

/** Turns conditions into the database's words; every value is a parameter and every field was looked up before. */
export function toExpression(group: ConditionGroup, fields: QueryFields): Expression<SqlBool> {
  const parts = group.conditions.map((condition) => toPart(condition, fields[condition.field]?.type ?? 'text'))
  return join(group.match, parts)
}

/** Parts that are joined one to the other; more are joined by halves, since each stands within the next. */
const joinedInRow = 100

function join(word: 'and' | 'or', parts: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  if (parts.length <= joinedInRow) return build[word](parts)
  const half = Math.ceil(parts.length / 2)
  return build[word]([join(word, parts.slice(0, half)), join(word, parts.slice(half))])
}

function toPart(condition: Condition, type: FieldType): Expression<SqlBool> {
  const { field } = condition
  const column = sql.ref(field)
  switch (condition.operator) {
    case 'never':
      return sql<SqlBool>`false`
    case 'empty':
      return type === 'text' ? sql<SqlBool>`(${column} is null or ${column} = '')` : sql<SqlBool>`${column} is null`
    case 'not_empty':
      return type === 'text'
        ? sql<SqlBool>`(${column} is not null and ${column} <> '')`
        : sql<SqlBool>`${column} is not null`
    case 'in':
      return join(
        'or',
        condition.value.map((value) => compare(field, type, '=', value)),
      )
    case 'not_in':
      return join(
        'and',
        condition.value.map((value) => compare(field, type, '<>', value)),
      )
    case 'multi':
      return join(
        'or',
        condition.value.map((value) => hasElement(field, value)),
      )
    case 'not_multi':
      return join(
        'and',
        condition.value.map((value) => build.not(hasElement(field, value))),
      )
    case 'like':
    case 'left_like':
    case 'right_like':
      return like(field, toPattern(condition.operator, condition.value))
    case 'not_like':
    case 'not_left_like':
    case 'not_right_like':
      return build.not(like(field, toPattern(condition.operator, condition.value)))
    case 'eq':
      return compare(field, type, '=', condition.value)
    case 'ne':
      return compare(field, type, '<>', condition.value)
    case 'gt':
      return compare(field, type, '>', condition.value)
    case 'ge':
      return compare(field, type, '>=', condition.value)
    case 'lt':
      return compare(field, type, '<', condition.value)
    case 'le':
      return compare(field, type, '<=', condition.value)
  }
}

/** What the columns of fields are in the database, as far as values are compared with them. */
export const columnTypes: Readonly<Record<FieldType, string>> = {
  text: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  json: 'jsonb',
}

type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

function compare(field: string, type: FieldType, operator: Comparison, value: ConditionValue): Expression<SqlBool> {
  const column = sql.ref(field)
  const typed = sql`cast(${String(value)} as ${sql.raw(columnTypes[type])})`
  if (type === 'datetime') return compareMoment(field, operator, String(value))
  if (type === 'json') return sql<SqlBool>`cast(${column} as text) ${sql.raw(operator)} ${String(value)}`
  return sql<SqlBool>`${column} ${sql.raw(operator)} ${typed}`
}

/** The wire has no fractions of a second: what is stored within a second equals it, so every bound is a whole second. */
function compareMoment(field: string, operator: Comparison, value: string): Expression<SqlBool> {
  const column = sql.ref(field)
  const start = sql`cast(${value} as timestamptz)`
  const end = sql`(${start} + interval '1 second')`
  switch (operator) {
    case '=':
      return sql<SqlBool>`(${column} >= ${start} and ${column} < ${end})`
    case '<>':
      return sql<SqlBool>`(${column} < ${start} or ${column} >= ${end})`
    case '>=':
      return sql<SqlBool>`${column} >= ${start}`
    case '>':
      return sql<SqlBool>`${column} >= ${end}`
    case '<':
      return sql<SqlBool>`${column} < ${start}`
    case '<=':
      return sql<SqlBool>`${column} < ${end}`
  }
}

function hasElement(field: string, value: ConditionValue): Expression<SqlBool> {
  return sql<SqlBool>`',' || cast(${sql.ref(field)} as text) || ',' like ${`%,${escapeLike(String(value))},%`}`
}

/** Left is where the open end stands: `left_like` ends with the value (wire contract 2.4). */
function toPattern(operator: PartOperator, value: ConditionValue): string {
  const isOpenStart = !operator.endsWith('right_like')
  const isOpenEnd = !operator.endsWith('left_like')
  return `${isOpenStart ? '%' : ''}${escapeLike(String(value))}${isOpenEnd ? '%' : ''}`
}

function like(field: string, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`cast(${sql.ref(field)} as text) like ${pattern}`
}

/** Takes the meaning from the database's own wild cards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
