import { type Static, Type } from 'typebox'
import { Strict, Text } from '../../../schema/annotations.ts'
import { Choice, whenType } from '../../../schema/choice.ts'
import { Format } from '../format.ts'
import { ValueName } from '../names.ts'
import { blockParts, ownFields } from '../parts.ts'

const Item = Choice('the name of a field, or an object with `field`', [
  whenType('string', Type.String({ minLength: 1 })),
  whenType(
    'object',
    Strict({
      field: ValueName('the field whose value stands here'),
      label: Type.Optional(Text),
      span: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, default: 1 })),
      format: Type.Optional(Format),
    }),
  ),
])

/** The fields of one record with their labels. */
export const DescriptionsBlock = Strict({
  ...blockParts,
  type: Type.Literal('descriptions'),
  fields: ownFields,
  items: Type.Array(Item, { minItems: 1 }),
  columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, default: 2, description: 'fields side by side' })),
})
export type DescriptionsBlock = Static<typeof DescriptionsBlock>
