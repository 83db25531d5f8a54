import { type Static, Type } from 'typebox'
import { refTo, Strict, Text } from '../../schema/annotations.ts'
import { Choice, whenType } from '../../schema/choice.ts'

/**
 * How values are written: `percent` writes 0.25 as 25 %, `compact` shortens large numbers, `duration` takes seconds and
 * `bytes` bytes; the last five are dates.
 */
export const formatWords = [
  'number',
  'percent',
  'currency',
  'compact',
  'bytes',
  'duration',
  'date',
  'time',
  'datetime',
  'month',
  'weekday',
] as const
export type FormatWord = (typeof formatWords)[number]

const Word = Type.Enum([...formatWords])

const written = Choice('the name of a format, or an object with `as`', [
  whenType('string', Word),
  whenType(
    'object',
    Strict({
      as: Type.Optional({ ...Word, default: 'number', description: 'the name of the format; `number` when left out' }),
      decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 10, description: 'digits after the point' })),
      currency: Type.Optional(
        Type.String({ pattern: '^[A-Z]{3}$', expected: 'a code such as `CNY`', description: '`CNY` when left out' }),
      ),
      prefix: Type.Optional(Text),
      suffix: Type.Optional(Text),
    }),
  ),
])
export type Format = Static<typeof written>

/** The definition that formats refer to; it stands in `$defs`, as most of what a report says has one. */
export const formatDefinition = { format: written }

/** How the values of a report are written, in the language of the person. */
export const Format = refTo<Format>('format')
