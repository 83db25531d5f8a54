import { type Static, Type } from 'typebox'
import { FieldName, Strict, Text } from './annotations.ts'
import { Choice, whenType } from './choice.ts'

/**
 * The rules of specification section 5, with `between` for a range of two values and `multi` for any element of a stored
 * comma list (wire contract 2.1).
 */
export const queryRules = [
  'eq',
  'ne',
  'like',
  'right_like',
  'left_like',
  'in',
  'multi',
  'gt',
  'ge',
  'lt',
  'le',
  'between',
] as const
export type QueryRule = (typeof queryRules)[number]

/** One entry of a query bar: a field, or a field with the rule and the widget it is asked by. */
export const QueryEntry = Choice('the name of a field, or an object with `field`', [
  whenType('string', FieldName),
  whenType(
    'object',
    Strict({
      field: FieldName,
      rule: Type.Optional(Type.Enum([...queryRules])),
      rules: Type.Optional(
        Type.Array(Type.Enum([...queryRules]), {
          minItems: 2,
          uniqueItems: true,
          description: 'the rules among which a person chooses; `rule` is the first choice, else the first of them',
        }),
      ),
      label: Type.Optional(Text),
      widget: Type.Optional(Type.String({ minLength: 1, word: 'widget' })),
      props: Type.Optional(Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' })),
      default: Type.Optional(Type.Unsafe<unknown>({ template: ['query', 'route', 'user'] })),
      placeholder: Type.Optional(Text),
      folded: Type.Optional(
        Type.Boolean({
          description: 'whether it shows only once the bar is unfolded; from the fourth entry on when left out',
        }),
      ),
    }),
  ),
])
export type QueryEntry = Static<typeof QueryEntry>
