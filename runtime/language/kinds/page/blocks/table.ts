import { type Static, Type } from 'typebox'
import { FieldName, refTo, Strict, Text } from '../../../schema/annotations.ts'
import { Choice, whenHas, whenType } from '../../../schema/choice.ts'
import { Format } from '../../../schema/format.ts'
import { statistics } from '../../../schema/statistics.ts'
import { BlockActions } from '../action.ts'
import { BlockExpression } from '../names.ts'
import { blockParts, drillDown, ownFields } from '../parts.ts'
import { BlockStyle, BlockValueStyle } from '../style.ts'

const parts = {
  width: Type.Optional(Type.Integer({ minimum: 20, maximum: 2000, description: 'pixels' })),
  align: Type.Optional(
    Type.Enum(['left', 'center', 'right'], {
      description: 'where its values stand; numbers and what has a format at the right when left out',
    }),
  ),
  sortable: Type.Optional(
    Type.Boolean({ default: true, description: 'whether a press on the title sorts; one of small lines never does' }),
  ),
  fixed: Type.Optional(Type.Enum(['left', 'right'], { description: 'the side at which it stays while others scroll' })),
  format: Type.Optional(Format),
  as: Type.Optional(
    Type.Enum(['text', 'spark'], {
      default: 'text',
      description: '`spark` draws a list of numbers as a small line',
    }),
  ),
  tones: Type.Optional(
    Type.Array(BlockValueStyle, { minItems: 1, description: 'how its values look; the first that holds counts' }),
  ),
  to: Type.Optional(
    Type.String({
      minLength: 1,
      template: ['record', 'query', 'route', 'user'],
      description:
        'where its values lead, such as `/orders/{{ record.id }}`; values in it are written as addresses need',
    }),
  ),
  statistic: Type.Optional(
    Type.Enum([...statistics], { description: 'what the values of all records come to, beneath them' }),
  ),
}

const Column = Choice('the name of a field, or an object with `field`, with `value` and `label`, or with `fragment`', [
  whenType('string', FieldName),
  whenHas('fragment', refTo<string>('columnsFragment')),
  whenHas(
    'value',
    Strict({
      value: { ...BlockExpression, description: 'a formula over each `record` in place of a field' },
      label: { ...Text, description: 'the title of the column' },
      ...parts,
    }),
  ),
  whenType(
    'object',
    Strict({
      field: { ...FieldName, description: 'the field that the column shows' },
      label: Type.Optional({ ...Text, description: 'the title of the column; the label of the field when left out' }),
      ...parts,
    }),
  ),
])

/** Records in rows, as many as there are. */
export const TableBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('table', { description: 'the type of the block' }),
  fields: ownFields,
  columns: Type.Array(Column, { minItems: 1, description: 'the columns in their order' }),
  density: Type.Optional(
    Type.Enum(['compact', 'middle', 'comfortable'], { default: 'compact', description: 'how high the rows are' }),
  ),
  rowActions: BlockActions('buttons at the end of each row; `record` is the one of the row'),
  numbered: Type.Optional(Type.Boolean({ default: false, description: 'whether the rows are numbered' })),
  rowTones: Type.Optional(Type.Array(BlockStyle, { description: 'how records look; the first that holds counts' })),
})
export type TableBlock = Static<typeof TableBlock>
