import { type Static, Type } from 'typebox'
import { Strict, Text } from '../../../schema/annotations.ts'
import { Choice, whenType } from '../../../schema/choice.ts'
import { statistics } from '../../../schema/statistics.ts'
import { RecordStyle } from '../../../schema/tone.ts'
import { ReportActions } from '../action.ts'
import { Format } from '../format.ts'
import { ValueName } from '../names.ts'
import { blockParts, drillDown, ownFields } from '../parts.ts'

const Column = Choice('the name of a field, or an object with `field`', [
  whenType('string', Type.String({ minLength: 1 })),
  whenType(
    'object',
    Strict({
      field: ValueName('the field that the column shows'),
      label: Type.Optional(Text),
      width: Type.Optional(Type.Integer({ minimum: 20, maximum: 2000 })),
      align: Type.Optional(Type.Enum(['left', 'center', 'right'])),
      sortable: Type.Optional(Type.Boolean({ default: true, description: 'whether a press on the title sorts' })),
      fixed: Type.Optional(Type.Enum(['left', 'right'])),
      format: Type.Optional(Format),
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
    }),
  ),
])

/** Records in rows, as many as there are. */
export const TableBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('table'),
  fields: ownFields,
  columns: Type.Array(Column, { minItems: 1, description: 'the columns in their order' }),
  density: Type.Optional(Type.Enum(['compact', 'middle', 'comfortable'], { default: 'compact' })),
  rowActions: ReportActions('buttons at the end of each row; `record` is the one of the row'),
  numbered: Type.Optional(Type.Boolean({ default: false, description: 'whether the rows are numbered' })),
  rowStyles: Type.Optional(Type.Array(RecordStyle, { description: 'how records look; the first that holds counts' })),
})
export type TableBlock = Static<typeof TableBlock>
