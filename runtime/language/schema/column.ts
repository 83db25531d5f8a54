import { type Static, type TSchema, Type } from 'typebox'
import { ExpressionOf, FieldName, refTo, Strict, Text, ValueName } from './annotations.ts'
import { Choice, when, whenHas, whenType } from './choice.ts'
import { Format } from './format.ts'
import { columnsFragment } from './fragmentUse.ts'
import { statistics } from './statistics.ts'
import { ValueStyle } from './tone.ts'

/** One of the words, or a formula over the records that are shown; a single word is meant as one of them. */
const Statistic = Type.Unsafe<string>(
  when({ pattern: '^[A-Za-z]*$' }, Type.Enum([...statistics]), ExpressionOf(['rows', 'query', 'route', 'user'])),
)

const Column = Strict({
  field: { ...FieldName, description: 'the field that the column shows' },
  label: Type.Optional({ ...Text, description: 'the title of the column; the label of the field when left out' }),
  width: Type.Optional(
    Type.Integer({ minimum: 20, maximum: 2000, description: 'pixels; the width of the field when left out' }),
  ),
  align: Type.Optional(
    Type.Enum(['left', 'center', 'right'], {
      description: 'where its values stand; as the field says, else numbers at the right, when left out',
    }),
  ),
  sortable: Type.Optional(
    Type.Boolean({ description: 'whether a press on its title sorts; as the field says when left out' }),
  ),
  fixed: Type.Optional(Type.Enum(['left', 'right'], { description: 'the side at which it stays while others scroll' })),
  hidden: Type.Optional(Type.Boolean({ default: false, description: 'not shown until a person chooses the column' })),
  showWhen: Type.Optional({
    ...ExpressionOf(['query', 'route', 'user']),
    description: 'a condition without which the column is not there',
  }),
  editable: Type.Optional(Type.Boolean({ default: false, description: 'whether its values are edited in the table' })),
  statistic: Type.Optional({
    ...Statistic,
    description: 'sum, average, count, min, max or a formula over `rows`: what the values shown come to',
  }),
  text: Type.Optional(ValueName('the field of the record that holds what people read in place of the value')),
  to: Type.Optional(
    Type.String({
      minLength: 1,
      template: ['record', 'query', 'route', 'user'],
      description: 'the address to which a value leads; values in it are encoded',
    }),
  ),
  format: Type.Optional({ ...Format, description: 'how its values are written; as the field says when left out' }),
  tones: Type.Optional(Type.Array(ValueStyle, { description: 'how its values look; the first that holds counts' })),
})

/** One column of a table: a field with what this table shows differently. */
export type Column = Static<typeof Column>

/** Columns under one title of their own; groups may stand in groups. */
export interface ColumnGroup {
  readonly group: string
  readonly columns: readonly ColumnEntry[]
}

/** An entry of a table's columns: a field's name, a column, or a group of them. */
export type ColumnEntry = string | Column | ColumnGroup

const entry: TSchema = Choice('the name of a field, or an object with `field`, `group` or `fragment`', [
  whenType('string', FieldName),
  whenHas(
    'group',
    Strict({
      group: { ...Text, description: 'the title above the columns' },
      columns: Type.Array(refTo<ColumnEntry>('columnEntry'), {
        minItems: 1,
        description: 'the columns of the group in their order',
      }),
    }),
  ),
  whenHas('fragment', refTo<ColumnEntry>('columnsFragment')),
  whenType('object', Column),
])

/** The definitions that columns refer to; they stand in `$defs` as groups nest. */
export const columnDefinitions = { columnEntry: entry, columnsFragment }

/** The columns of a table, in their order. */
export const Columns = Type.Array(refTo<ColumnEntry>('columnEntry'), { minItems: 1 })
