import { type Static, Type } from 'typebox'
import { ExpressionOf, fieldScope, type Reference, type WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, TextProp, WidgetProps } from '../shared/propTypes.ts'

/** The numbers of specification 9, "Editable table". */
export const tableDefaults = { rowHeight: 61, maxHeight: 400, key: 'id', orderField: 'orderNum' } as const

/** The buttons above the table, in the order in which they show. */
export const toolbarButtons = [
  'add',
  'insert',
  'remove',
  'clearSelection',
  'moveUp',
  'moveDown',
  'undo',
  'redo',
] as const

const FieldNameProp = (description: string, value?: string) =>
  Type.Optional(Type.String({ minLength: 1, description, ...(value === undefined ? {} : { default: value }) }))

const InnerField = Type.String({ minLength: 1, reference: 'inner' satisfies Reference })

const columnProps = WidgetProps({
  statistics: Type.Optional(Type.Enum(['sum', 'average'], { description: 'what the last line shows of the column' })),
  unique: Flag('a value may stand in one row only', false),
  uniqueMessage: Type.Optional(TextProp('what is said of a value that stands in several rows')),
  minWidth: Type.Optional(Type.Integer({ minimum: 20, maximum: 2000, description: 'the least width in pixels' })),
  fixed: Flag('the column stays at the left edge', false),
  inRowForm: Flag('the field stands in the form of the row alone, and in no column', false),
})

export const editableTableProps = WidgetProps({
  columns: Type.Optional(
    Type.Unsafe<Readonly<Record<string, Static<typeof columnProps>>>>({
      type: 'object',
      keys: 'inner' satisfies Reference,
      additionalProperties: columnProps,
      description: 'what only a table says of its columns, by the names of their fields',
    }),
  ),
  rowHeight: Type.Optional(
    Type.Integer({ minimum: 32, maximum: 400, default: tableDefaults.rowHeight, description: 'pixels of a row' }),
  ),
  maxHeight: Type.Optional(
    Type.Integer({
      minimum: 100,
      maximum: 4000,
      default: tableDefaults.maxHeight,
      description: 'pixels from which the rows scroll',
    }),
  ),
  alwaysEdit: Flag('cells look like fields all the time; otherwise a click makes a cell one', true),
  selection: Flag('rows can be ticked', true),
  rowNumbers: Flag('rows show their number', true),
  key: FieldNameProp('the field that names a saved row', tableDefaults.key),
  dragSort: Flag('rows can be dragged to another place', false),
  orderField: FieldNameProp('the field that holds the place of a row, from 1', tableDefaults.orderField),
  disabledRows: Type.Optional(
    Type.Unsafe<Readonly<Record<string, readonly (string | number | boolean)[]>>>({
      type: 'object',
      keys: 'inner' satisfies Reference,
      additionalProperties: { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
      description: 'rows that cannot be changed: the values of fields that make them so',
    }),
  ),
  rowDisabledWhen: Type.Optional({
    ...ExpressionOf(fieldScope),
    about: 'rows',
    description: 'a condition under which a row cannot be changed; `values` is the row',
  }),
  toolbar: Type.Optional(
    Type.Array(Type.Enum([...toolbarButtons]), {
      uniqueItems: true,
      default: [...toolbarButtons],
      description: 'the buttons above the table',
    }),
  ),
  authPre: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z][\\w.:-]*$',
      description:
        'the prefix of the codes `add` and `batch_delete`, whose buttons are hidden from people who were not given them',
    }),
  ),
  rowForm: Type.Optional(
    WidgetProps(
      {
        fields: Type.Optional(Type.Array(InnerField, { minItems: 1, description: 'its fields; all when left out' })),
        columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, default: 2, description: 'fields in a line' })),
        title: Type.Optional(TextProp('what the form is called')),
      },
      { description: 'the form of a row, which opens below or above it' },
    ),
  ),
  marks: FieldNameProp(
    'a field of each row that says `new`, `changed` or `deleted`; deleted rows then stay in the value',
  ),
  removedInto: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'field' satisfies Reference,
      description: 'a field of the form that takes the keys of removed rows, comma-joined',
    }),
  ),
  live: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the name under which people who have the table open see what the others change',
    }),
  ),
})

export type EditableTableProps = Static<typeof editableTableProps>
export type ColumnProps = Static<typeof columnProps>

export const editableTableSchema: WidgetSchema = {
  id: 'editable-table',
  props: editableTableProps,
  contains: 'fields',
}
