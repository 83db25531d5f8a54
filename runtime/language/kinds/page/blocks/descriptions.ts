import { type Static, Type } from 'typebox'
import { FieldName, Strict, Text } from '../../../schema/annotations.ts'
import { Choice, whenType } from '../../../schema/choice.ts'
import { Format } from '../../../schema/format.ts'
import { blockParts, ownFields } from '../parts.ts'
import { BlockValueStyle } from '../style.ts'

const Item = Choice('the name of a field, or an object with `field`', [
  whenType('string', FieldName),
  whenType(
    'object',
    Strict({
      field: { ...FieldName, description: 'the field whose value stands here' },
      label: Type.Optional({ ...Text, description: 'what people read; the label of the field when left out' }),
      span: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, default: 1, description: 'columns that it takes' })),
      format: Type.Optional(Format),
      tones: Type.Optional(
        Type.Array(BlockValueStyle, { minItems: 1, description: 'how its value looks; the first that holds counts' }),
      ),
    }),
  ),
])

/** The fields of one record with their labels. */
export const DescriptionsBlock = Strict({
  ...blockParts,
  type: Type.Literal('descriptions', { description: 'the type of the block' }),
  fields: ownFields,
  items: Type.Array(Item, { minItems: 1, description: 'the fields in their order' }),
  columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, default: 2, description: 'fields side by side' })),
})
export type DescriptionsBlock = Static<typeof DescriptionsBlock>
