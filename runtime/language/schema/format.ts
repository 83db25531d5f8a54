import { type Static, Type } from 'typebox'
import { refTo, Strict, Text, ValueName } from './annotations.ts'
import { Choice, whenType } from './choice.ts'
import { formatWords } from './formatWords.ts'

const Word = Type.Enum([...formatWords])

const written = Choice('the name of a format, or an object with `as`', [
  whenType('string', Word),
  whenType(
    'object',
    Strict({
      as: Type.Optional({ ...Word, default: 'number', description: 'the name of the format; `number` when left out' }),
      decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 10, description: 'digits after the point' })),
      decimalsFrom: Type.Optional(
        ValueName(
          'the value of the record that says how many digits stand after the point; `decimals` where it is none',
        ),
      ),
      signed: Type.Optional(
        Type.Boolean({ default: false, description: 'whether a plus stands before what is greater than 0' }),
      ),
      currency: Type.Optional(
        Type.String({
          pattern: '^[A-Z]{3,6}$',
          expected: 'a code such as `CNY` or `USDT`',
          description: 'the code of the currency; `CNY` when left out',
        }),
      ),
      currencyField: Type.Optional(
        ValueName('the value of the record that is the code of the currency; `currency` where it is none'),
      ),
      prefix: Type.Optional({ ...Text, description: 'what stands before the value' }),
      suffix: Type.Optional({ ...Text, description: 'what stands after the value, such as a unit' }),
    }),
  ),
])
export type Format = Static<typeof written>

/** The definition that formats refer to; it stands in `$defs`, as most of what a report says has one. */
export const formatDefinition = { format: written }

/** How values are written, in the language of the person. */
export const Format = {
  ...refTo<Format>('format'),
  description: 'how values are written; as their field or type says when left out',
}
