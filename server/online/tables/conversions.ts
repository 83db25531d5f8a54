import { wireTimeZone } from '../../db/time.ts'
import { type ColumnType, parseColumnType } from './columnType.ts'
import { quoteText } from './quote.ts'

/** How the values of a column turn into those of another type. */
export interface Conversion {
  /** The new value, as SQL over the old one. */
  readonly value: string
  /** Is true for an old value that the new type cannot hold as it is, as SQL; undefined when it holds all of them. */
  readonly misfit?: string
  /** Whether a value may become none: an empty text has no other meaning outside of texts. */
  readonly mayEmpty?: true
}

/** A step towards another type: SQL of a value of the family, and where even that is not possible. */
interface Step {
  readonly value: string
  readonly misfit?: string
  readonly mayEmpty?: true
}

const zone = quoteText(wireTimeZone)
const numberText = "'^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]{1,3})?$'"
const dayText = '(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const timeText = '([ T]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,6})?)?'

/**
 * How a column of one type becomes one of another. What a value would lose, such as the end of a text or digits of a
 * number, counts as a misfit; where two types have nothing in common, every value does.
 *
 * @param column the old column, as SQL has it
 */
export function toConversion(column: string, from: string, to: string): Conversion {
  const [source, target] = [parseColumnType(from), parseColumnType(to)]
  if (isWider(source, target)) return { value: `${column}::${to}` }
  const step = findStep(column, source, target)
  if (step === undefined) return { value: `null::${to}`, misfit: `${column} is not null` }
  const end = toEnd(step.value, target)
  const misfit = guard(column, step.misfit, end)
  return {
    value: `(${step.value})::${to}`,
    ...(misfit === undefined ? {} : { misfit }),
    ...(step.mayEmpty === undefined ? {} : { mayEmpty: true }),
  }
}

/** Whether a type holds everything that another one of its family does, so that nothing has to be counted. */
function isWider(source: ColumnType, target: ColumnType): boolean {
  if (source.family === 'text' && target.family === 'text')
    return target.length === null || (source.length !== null && source.length <= target.length)
  if (source.family === 'integer' && target.family === 'integer') return BigInt(source.max) <= BigInt(target.max)
  if (source.family !== 'numeric' || target.family !== 'numeric') return false
  if (source.size === null || target.size === null) return target.size === null
  const [before, after] = [source.size, target.size]
  return before.point <= after.point && before.digits - before.point <= after.digits - after.point
}

/** What does not even come to the family must not be asked whether it fits into the type. */
function guard(column: string, first: string | undefined, then: string | undefined): string | undefined {
  if (first === undefined) return then === undefined ? undefined : `${column} is not null and (${then})`
  return `${column} is not null and case when ${first} then true else ${then ?? 'false'} end`
}

function findStep(column: string, source: ColumnType, target: ColumnType): Step | undefined {
  switch (target.family) {
    case 'text':
      return toText(column, source)
    case 'integer':
    case 'double':
    case 'numeric':
      return toNumber(column, source)
    case 'date':
    case 'moment':
      return toMoment(column, source, target)
    case 'bytes':
      if (source.family === 'bytes') return { value: column }
      return source.family === 'text' ? { value: `convert_to(${column}::text, 'UTF8')` } : undefined
    case 'other':
      return undefined
  }
}

function toText(column: string, source: ColumnType): Step | undefined {
  if (source.family === 'bytes') return undefined
  if (source.family !== 'moment') return { value: `${column}::text` }
  // A text shows a time as the wire does; fractions of a second stay.
  return { value: source.hasZone ? `(${column} at time zone ${zone})::text` : `${column}::text` }
}

/** Every number goes by way of a numeric, which holds all of them exactly. */
function toNumber(column: string, source: ColumnType): Step | undefined {
  if (source.family === 'integer' || source.family === 'numeric') return { value: `${column}::numeric` }
  if (source.family === 'double') return { value: `${column}::text::numeric` }
  if (source.family !== 'text') return undefined
  const filled = `nullif(btrim(${column}), '')`
  return { value: `${filled}::numeric`, misfit: `${filled} !~ ${numberText}`, mayEmpty: true }
}

/** Days and times go by way of a time without a zone, as the wire has it. */
function toMoment(column: string, source: ColumnType, target: ColumnType): Step | undefined {
  const finish = (local: string): string =>
    target.family === 'moment' && target.hasZone ? `(${local}) at time zone ${zone}` : local
  if (source.family === 'date') return { value: finish(`${column}::timestamp`) }
  if (source.family === 'moment') {
    // A time that stays one needs no way over another zone.
    if (target.family === 'moment' && target.hasZone === source.hasZone) return { value: column }
    return { value: finish(source.hasZone ? `${column} at time zone ${zone}` : column) }
  }
  if (source.family !== 'text') return undefined
  const filled = `nullif(btrim(${column}), '')`
  const timestampPattern = `'^${dayText}${timeText}$'`
  const lastDay = `extract(day from (substr(${filled}, 1, 8) || '01')::date + interval '1 month' - interval '1 day')`
  return {
    value: finish(`${filled}::timestamp`),
    misfit: `case when ${filled} ~ ${timestampPattern} then substr(${filled}, 9, 2)::integer > ${lastDay} else ${filled} is not null end`,
    mayEmpty: true,
  }
}

/** What of a value of the family does not fit into the type. */
function toEnd(value: string, target: ColumnType): string | undefined {
  switch (target.family) {
    case 'text':
      return target.length === null ? undefined : `char_length(${value}) > ${target.length}`
    case 'integer':
      return `${value} <> trunc(${value}) or ${value} not between ${target.min} and ${target.max}`
    case 'numeric': {
      if (target.size === null) return undefined
      const { digits, point } = target.size
      return `${value} <> round(${value}, ${point}) or abs(${value}) >= 1${'0'.repeat(digits - point)}`
    }
    case 'double': {
      const isFar = `abs(${value}) not between 1e-300 and 1e300`
      return `case when ${value} = 0 then false when ${isFar} then true else (${value})::double precision::text::numeric <> ${value} end`
    }
    case 'date':
      return `${value} <> date_trunc('day', ${value})`
    default:
      return undefined
  }
}
