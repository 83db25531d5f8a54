import { type Static, Type } from 'typebox'
import { FieldExpression, Strict, Text } from './annotations.ts'

const message = Type.Optional({
  ...Text,
  description: 'what is said where the check fails; words that suit the check when left out',
})

/**
 * One check of a field's value. Rules run in their order and the first that fails shows its message (specification 5).
 * Each object carries one check and may carry its message.
 */
export const Rule = Strict(
  {
    pattern: Type.Optional(
      Type.String({
        minLength: 1,
        reference: 'pattern',
        description:
          'a code of specification section 5 (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money) or a regular expression',
      }),
    ),
    minLength: Type.Optional(Type.Integer({ minimum: 0, description: 'characters or entries at least' })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, description: 'characters or entries at most' })),
    min: Type.Optional(Type.Number({ description: 'the least number' })),
    max: Type.Optional(Type.Number({ description: 'the greatest number' })),
    check: Type.Optional({
      ...FieldExpression,
      description: 'a condition that the value must meet; `self` is the value',
    }),
    unique: Type.Optional(
      Strict(
        {
          table: Type.String({ minLength: 1, description: 'the table in which the value may stand once' }),
          column: Type.String({ minLength: 1, description: 'the column of that table' }),
        },
        { description: 'asks the server whether another record has the value' },
      ),
    ),
    checkRule: Type.Optional(Type.String({ minLength: 1, description: 'the code of a check rule of the server' })),
    message,
  },
  { word: 'rule' },
)

export type Rule = Static<typeof Rule>
