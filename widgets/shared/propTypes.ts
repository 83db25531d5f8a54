import { type Static, type TSchema, Type } from 'typebox'
import type { Reference } from '../../runtime/language/index.ts'

/** The schema of a widget's props: an object that refuses properties it does not name, so that a misspelt one is found. */
export const WidgetProps = <P extends Record<string, TSchema>>(
  properties: P,
  options: { readonly description?: string; readonly allOf?: readonly object[] } = {},
) => Type.Object(properties, { ...options, additionalProperties: false })

/** A text that people read: a literal, or an i18n key written `"@:key"` (design 3). */
export const TextProp = (description: string) =>
  Type.String({ minLength: 1, reference: 'text' satisfies Reference, description })

/** The code of a dictionary: a plain one, or a registered table as `table,text,code` (wire contract 1.8). */
export const DictionaryProp = (description: string) =>
  Type.String({ minLength: 1, reference: 'dictionary' satisfies Reference, description })

/** The id of a page. */
export const PageProp = (description: string, options: { readonly default?: string } = {}) =>
  Type.String({ minLength: 1, reference: 'page' satisfies Reference, description, ...options })

/** The name of a field of the same form or row. */
export const FieldProp = (description: string, options: { readonly default?: string } = {}) =>
  Type.String({ minLength: 1, reference: 'field' satisfies Reference, description, ...options })

/** The path of a call of the server. */
export const CallProp = (description: string, options: { readonly default?: string } = {}) =>
  Type.String({ pattern: '^/', reference: 'address' satisfies Reference, description, ...options })

/** A value that a choice stands for; it keeps its type on the way to the server. */
export type ChoiceValue = string | number
const ChoiceValueProp = Type.Unsafe<ChoiceValue>({
  type: ['string', 'number'],
  description: 'the value that is stored',
})

/** The choices that a document itself lists. */
export const OptionsProp = Type.Array(
  WidgetProps({
    value: ChoiceValueProp,
    label: TextProp('what people read'),
    disabled: Type.Optional(Type.Boolean({ description: 'shown, but not to be chosen' })),
  }),
  { minItems: 1, description: 'the choices, in the order in which they show' },
)

const optionScope = ['values', 'record', 'query', 'route', 'user']

/** Choices that a document lists, or that an expression finds among what the page knows. */
export const ownChoiceProps = {
  options: Type.Optional(OptionsProp),
  optionsFrom: Type.Optional(
    Type.String({
      minLength: 1,
      expression: optionScope,
      description: 'a formula for the choices, such as `query.departs`: a list of values or of records',
    }),
  ),
  optionValue: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the member of such a record that is stored; `value` when left out',
    }),
  ),
  optionLabel: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the member that people read; `text`, `label` or `title` when left out',
    }),
  ),
}

/** Without a formula the choices are listed. */
export const ownChoiceRules = {
  allOf: [{ if: { required: ['optionsFrom'] }, then: {}, else: { required: ['options'] } }],
}

/** Where choices come from that a document lists or takes from a dictionary. */
export const choiceSourceProps = {
  options: Type.Optional(OptionsProp),
  dict: Type.Optional(DictionaryProp('the dictionary to choose from, where the document lists no options')),
}

export interface ChoiceSource {
  readonly options?: Static<typeof OptionsProp>
  readonly dict?: string
}

export const Flag = (description: string, value: boolean) =>
  Type.Optional(Type.Boolean({ description, default: value }))

export const MaxLengthProp = Type.Optional(
  Type.Integer({ minimum: 1, description: 'the longest text that can be typed, in characters' }),
)

export const ShowCountProp = Flag('shows how many characters are typed', false)

/** Conditions on the rows of a table or on categories: a JSON object as text, or as it stands (specification 5). */
export type Condition = string | Readonly<Record<string, unknown>>

export const ConditionProp = Type.Optional(
  Type.Unsafe<Condition>({
    type: ['string', 'object'],
    description: 'values that must be there, by column: an object, or its JSON as text',
  }),
)
