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
  'index',
  'given',
  'state',
  'sources',
  'page',
] as const

/**
 * What a document's string refers to. The checks look these up, the pack installer collects access codes by them, and
 * a builder offers the words that exist. A property that names something declares it, and its checks follow:
 *
 * - `field` is declared for the place, `inner` inside of the field to whose props the place belongs;
 * - `answered` is a field of a block, which its source answers;
 * - `value` is in the records of the place, `column` is one to sort by, `filter` one to ask by;
 * - `assigned` is a value that a step sets, `filled` are those, joined by commas, that a widget sets beside its own;
 * - `listed` is a column that the document itself lists;
 * - `recordState` is a value of the column with the state of a record;
 * - `table` is one of a pack, `ownColumn` is a column of the table that names it, `stepColumn` one of the table of a step;
 * - `function` is one of the server, `functionValue` a value that the function of a step takes;
 * - `topic` is what a source listens to;
 * - `fragment` is one of blocks, and `columnsFragment` and its like are those of the piece that they name.
 */
export type Reference =
  | 'text'
  | 'field'
  | 'answered'
  | 'column'
  | 'value'
  | 'filter'
  | 'assigned'
  | 'filled'
  | 'inner'
  | 'listed'
  | 'recordState'
  | 'icon'
  | 'html'
  | 'address'
  | 'topic'
  | 'model'
  | 'page'
  | 'pack'
  | 'fragment'
  | 'columnsFragment'
  | 'layoutFragment'
  | 'stepsFragment'
  | 'menu'
  | 'access'
  | 'dictionary'
  | 'pattern'
  | 'source'
  | 'state'
  | 'table'
  | 'ownColumn'
  | 'stepColumn'
  | 'function'
  | 'functionValue'

/** A text that people read: a literal, or an i18n key written `"@:key"` (design 3). */
export const Text = Type.String({ minLength: 1, reference: 'text' satisfies Reference })

/** A short identity inside a document: an action, a tab, a step of a form. */
export const Identity = Type.String({
  pattern: '^[a-z][A-Za-z0-9_-]*$',
  expected: 'a short name such as `freeze` or `reset-password`',
})

/** The id of a menu folder that a pack declares. */
export const MenuName = Type.String({ minLength: 1, reference: 'menu' satisfies Reference })

const codePattern = '^[A-Za-z][\\w.:-]*$'

/** An access code such as `user:freeze`. */
export const AccessCode = Type.String({ pattern: codePattern, reference: 'access' satisfies Reference })

/** Who may do something: `anyone`, everybody who is `signedIn`, or who holds a code. */
export const Access = Type.String({
  pattern: codePattern,
  expected: 'an access code such as `user:freeze`, `signedIn` or `anyone`',
  reference: 'access' satisfies Reference,
})

/** What the access codes of a resource begin with, such as `user` for `user:list`. */
export const AccessPrefix = Type.String({ pattern: '^[A-Za-z][\\w.:-]*$' })

/** The name of a field that the page or its model declares; inside of a row or a block one that is declared there too. */
export const FieldName = Type.String({ minLength: 1, reference: 'field' satisfies Reference })

/** The name of a value in the records of its place; names joined by dots lead into objects. */
export const ValueName = (description: string) =>
  Type.String({ minLength: 1, reference: 'value' satisfies Reference, description })

/** The name of an icon, as menus and buttons show it. */
export const IconName = Type.String({ minLength: 1, reference: 'icon' satisfies Reference })

/**
 * What the names of a formula stand for inside of an object: the records of a block or a source, the fields of a row, one of the
 * records that a step goes through. It is the annotation `scope`.
 */
export type ScopeChange = 'block' | 'source' | 'row' | 'each'

/** Values that records must have, by the names of fields as lists take them (wire contract 2.1). */
export const FilterRecord = (names: readonly string[], description?: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    template: [...names],
    keys: 'filter' satisfies Reference,
    ...(description === undefined ? {} : { description }),
  })

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

/** The address of a call of the server, which may be a template. */
export const CallTemplate = Type.String({
  minLength: 1,
  template: [...actionScope],
  reference: 'address' satisfies Reference,
})

/** A string that may be a template. */
export const TemplateString = Type.String({ minLength: 1, template: [...actionScope] })

/** A text of an action that people read, in which templates `{{ … }}` may stand. */
export const ActionText = Type.String({ ...Text, template: [...actionScope] })

/** A `$ref` into the definitions of the page schema, with the type that the definition stands for. */
export const refTo = <T>(definition: string): TUnsafe<T> => Type.Unsafe<T>({ $ref: `#/$defs/${definition}` })

/** An object that refuses properties it does not name, so that a misspelt one is found. */
export const Strict = <P extends Record<string, TSchema>>(
  properties: P,
  options: Readonly<Record<string, unknown>> = {},
) => Type.Object(properties, { ...options, additionalProperties: false })
