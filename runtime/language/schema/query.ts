import { type Static, Type } from 'typebox'
import { FieldName, Strict, Text } from './annotations.ts'
import { Choice, whenType } from './choice.ts'
import { queryRules } from './queryRules.ts'

/** One entry of a query bar: a field, or a field with the rule and the widget it is asked by. */
export const QueryEntry = Choice('the name of a field, or an object with `field`', [
  whenType('string', FieldName),
  whenType(
    'object',
    Strict({
      field: { ...FieldName, description: 'the field by which records are searched' },
      rule: Type.Optional(
        Type.Enum([...queryRules], { description: 'how values are compared; what suits the widget when left out' }),
      ),
      rules: Type.Optional(
        Type.Array(Type.Enum([...queryRules]), {
          minItems: 2,
          uniqueItems: true,
          description: 'the rules among which a person chooses; `rule` is the first choice, else the first of them',
        }),
      ),
      label: Type.Optional({ ...Text, description: 'what people read; the label of the field when left out' }),
      widget: Type.Optional(
        Type.String({
          minLength: 1,
          word: 'widget',
          description: 'the widget in which people give the value; that of the field when left out',
        }),
      ),
      props: Type.Optional(
        Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', description: 'options of the widget' }),
      ),
      default: Type.Optional(
        Type.Unsafe<unknown>({
          template: ['query', 'route', 'user'],
          description: 'the value with which the query bar begins',
        }),
      ),
      placeholder: Type.Optional({ ...Text, description: 'a hint in the empty widget' }),
      collapsed: Type.Optional(
        Type.Boolean({
          description: 'whether it shows only once the bar is expanded; from the fourth entry on when left out',
        }),
      ),
    }),
  ),
])
export type QueryEntry = Static<typeof QueryEntry>
