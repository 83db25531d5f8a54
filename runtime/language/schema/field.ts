import { type Static, type TSchema, Type } from 'typebox'
import { AccessCode, FieldExpression, FieldName, refTo, type ScopeChange, Strict, Text } from './annotations.ts'
import { when } from './choice.ts'
import { Format } from './format.ts'
import { Rule } from './rule.ts'

const properties = {
  label: Type.Optional({ ...Text, description: 'what people read: a text or an i18n key `@:key`' }),
  widget: Type.Optional(
    Type.String({ minLength: 1, description: 'what shows and edits the value; `input` when left out' }),
  ),
  props: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', description: 'options of the widget' }),
  ),
  required: Type.Optional(Type.Boolean({ default: false, description: 'whether a value must be given' })),
  requiredMessage: Type.Optional({
    ...Text,
    description: 'what is said of a missing value, where the general words do not do',
  }),
  editable: Type.Optional(
    Type.Enum(['always', 'onCreate', 'never'], {
      default: 'always',
      description: 'when a person may change the value; `always` when left out',
    }),
  ),
  default: Type.Optional(
    Type.Unsafe<unknown>({
      template: ['query', 'route', 'user', 'record'],
      description: 'the value of a new record; its texts may be templates',
    }),
  ),
  fill: Type.Optional(
    Strict(
      {
        rule: Type.String({ minLength: 1, description: 'the code of a fill rule of the server' }),
        watch: Type.Optional(
          Type.Array(FieldName, { description: 'fields by whose values the rule is asked again when they change' }),
        ),
      },
      { description: 'a rule of the server that makes the value of a new record' },
    ),
  ),
  value: Type.Optional({ ...FieldExpression, description: 'a formula that computes the value' }),
  showWhen: Type.Optional({ ...FieldExpression, description: 'a condition without which the field is hidden' }),
  disabledWhen: Type.Optional({
    ...FieldExpression,
    description: 'a condition under which the value cannot be changed',
  }),
  requiredWhen: Type.Optional({ ...FieldExpression, description: 'a condition under which a value must be given' }),
  access: Type.Optional({ ...AccessCode, description: 'the code that a person needs to see the field' }),
  rules: Type.Optional(
    Type.Array(Rule, { description: 'checks in their order; the first that fails shows its message' }),
  ),
  help: Type.Optional({ ...Text, description: 'a hint below the field' }),
  placeholder: Type.Optional({ ...Text, description: 'a hint in the empty widget' }),
  format: Type.Optional({
    ...Format,
    description: 'how its values are written where they are read; as its widget shows them when left out',
  }),
  width: Type.Optional(Type.Integer({ minimum: 20, maximum: 2000, description: 'column width in pixels' })),
  align: Type.Optional(
    Type.Enum(['left', 'center', 'right'], {
      description: 'where its values stand in a column; numbers at the right, others at the left when left out',
    }),
  ),
  sortable: Type.Optional(Type.Boolean({ default: true, description: 'whether a table can be sorted by it' })),
  span: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 1, description: 'columns of the form that the field takes' }),
  ),
  draft: Type.Optional(
    Type.Boolean({ default: true, description: 'whether a draft on this computer may keep the value' }),
  ),
  fields: Type.Optional({
    ...refTo<Readonly<Record<string, Field>>>('fields'),
    scope: 'row' satisfies ScopeChange,
    description: 'of a widget that holds records of its own, such as a table of lines: the fields of these',
  }),
}

/** One named value of a record: its label, its widget, its rules (design 3). */
export const Field = Strict(properties)

/** @inheritDoc */
export interface Field extends Omit<Static<typeof Field>, 'fields'> {
  readonly fields?: Readonly<Record<string, Field>>
}

/** What the language knows of a widget: its id, the schema of its props, and whether it contains other fields. */
export interface WidgetSchema {
  readonly id: string
  readonly props: TSchema
  /** `fields` for widgets that edit records of their own (sub-tables); `layout` for those that lay out other fields. */
  readonly contains?: 'fields' | 'layout'
  /** What one value of it is in time, for what puts records on days. */
  readonly stores?: 'day' | 'moment'
}

/** The field schema of one vocabulary: `widget` is one of its ids, and `props` follow the widget that is named. */
export const fieldSchemaOf = (widgets: readonly WidgetSchema[]) => {
  const values = widgets.filter((widget) => widget.contains !== 'layout')
  return {
    ...Field,
    properties: {
      ...Field.properties,
      widget: { ...Field.properties.widget, type: 'string', enum: values.map((widget) => widget.id), word: 'widget' },
    },
    allOf: values.map((widget) =>
      when(
        { required: ['widget'], properties: { widget: { const: widget.id } } },
        { properties: { props: { $ref: `#/$defs/props.${widget.id}`, description: `options of \`${widget.id}\`` } } },
      ),
    ),
  }
}

/** Fields by name. */
export const fieldsSchema = {
  type: 'object',
  propertyNames: {
    pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
    expected: 'a name of letters, digits and `_` that begins with a letter',
  },
  additionalProperties: { $ref: '#/$defs/field' },
} as const
