import { type TSchema, type TUnsafe, Type } from 'typebox'

/** Names an expression may use where a field's conditions, rules and computed value stand. */
export const fieldScope = ['values', 'self', 'record', 'rows', 'query', 'route', 'user'] as const

/** Names an expression or a template may use in an action and its steps; `item` is one of those that `each` goes through. */
export const actionScope = [
  'record',
  'values',
  'selection',
  'query',
  'route',
  'user',
  'rows',
  'result',
  'item',
] as const

/**
 * What a document's string refers to. The checks look these up, the pack installer collects access codes by them, and
 * a builder offers the words that exist.
 */
export type Reference =
  | 'text'
  | 'field'
  | 'column'
  | 'model'
  | 'page'
  | 'pack'
  | 'menu'
  | 'access'
  | 'dictionary'
  | 'pattern'

/** A text that people read: a literal, or an i18n key written `"@:key"` (design 3). */
export const Text = Type.String({ minLength: 1, reference: 'text' satisfies Reference })

/** A short identity inside a document: an action, a tab, a step of a form. */
export const Identity = Type.String({
  pattern: '^[a-z][A-Za-z0-9_-]*$',
  expected: 'a short name such as `freeze` or `reset-password`',
})

/** The id of a menu folder that a pack declares. */
export const MenuName = Type.String({ minLength: 1, reference: 'menu' satisfies Reference })

/** An access code such as `user:freeze`. */
export const AccessCode = Type.String({ pattern: '^[A-Za-z][\\w.:-]*$', reference: 'access' satisfies Reference })

/** The name of a field that the page or its model declares. */
export const FieldName = Type.String({ minLength: 1, reference: 'field' satisfies Reference })

/** A formula of the expression language over the names of its place (design 3, "Expressions"). */
export const ExpressionOf = (names: readonly string[]) => Type.String({ minLength: 1, expression: [...names] })

/** A condition or computed value of a field. */
export const FieldExpression = ExpressionOf(fieldScope)

/** A condition of an action. */
export const ActionExpression = ExpressionOf(actionScope)

/** Any JSON value whose strings may be templates `{{ … }}` over the names of an action. */
export const TemplateValue = Type.Unsafe<unknown>({ template: [...actionScope] })

/** An object of named template values. */
export const TemplateRecord = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: 'object',
  template: [...actionScope],
})

/** A string that may be a template. */
export const TemplateString = Type.String({ minLength: 1, template: [...actionScope] })

/** A `$ref` into the definitions of the page schema, with the type that the definition stands for. */
export const refTo = <T>(definition: string): TUnsafe<T> => Type.Unsafe<T>({ $ref: `#/$defs/${definition}` })

/** An object that refuses properties it does not name, so that a misspelt one is found. */
export const Strict = <P extends Record<string, TSchema>>(
  properties: P,
  options: Readonly<Record<string, unknown>> = {},
) => Type.Object(properties, { ...options, additionalProperties: false })
