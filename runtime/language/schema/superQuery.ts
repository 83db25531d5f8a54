import { type Static, Type } from 'typebox'
import { FieldName, Strict, Text } from './annotations.ts'
import { Choice, whenType } from './choice.ts'

/** The rules that a line of the advanced query may have (specification 5). */
export const superQueryRules = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const
export type SuperQueryRule = (typeof superQueryRules)[number]

/** A field of the advanced query; of one that holds records the fields inside of it are asked. */
export const SuperQueryField = Choice('the name of a field, or an object with `field`', [
  whenType('string', FieldName),
  whenType(
    'object',
    Strict({
      field: { ...FieldName, description: 'the field by which people search' },
      label: Type.Optional({ ...Text, description: 'what people read; the label of the field when left out' }),
      rules: Type.Optional(
        Type.Array(Type.Enum([...superQueryRules]), {
          minItems: 1,
          uniqueItems: true,
          description: 'the rules that are offered; those that suit its values when left out',
        }),
      ),
      fields: Type.Optional(
        Type.Array(Type.String({ minLength: 1 }), {
          minItems: 1,
          uniqueItems: true,
          description: 'of a field that holds records, the fields inside of it; all when left out',
        }),
      ),
    }),
  ),
])
export type SuperQueryField = Static<typeof SuperQueryField>

/** What the advanced query of a list asks by (specification 3, query field definition). */
export const SuperQueryOptions = Strict({
  fields: Type.Optional(
    Type.Array(SuperQueryField, {
      minItems: 1,
      description: 'the fields in their order; all that may be asked when left out',
    }),
  ),
})
export type SuperQueryOptions = Static<typeof SuperQueryOptions>
