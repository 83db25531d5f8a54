import { type Static, Type } from 'typebox'
import { FieldExpression, Strict, Text } from './annotations.ts'

const message = Type.Optional(Text)

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
    minLength: Type.Optional(Type.Integer({ minimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    check: Type.Optional(FieldExpression),
    unique: Type.Optional(Strict({ table: Type.String({ minLength: 1 }), column: Type.String({ minLength: 1 }) })),
    checkRule: Type.Optional(Type.String({ minLength: 1, description: 'the code of a check rule of the server' })),
    message,
  },
  { word: 'rule' },
)

export type Rule = Static<typeof Rule>
