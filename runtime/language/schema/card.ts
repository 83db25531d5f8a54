import { type Static, Type } from 'typebox'
import { FieldName, Strict } from './annotations.ts'

/** How one record looks as a card: which of its fields stands where. */
export const Card = Strict({
  title: { ...FieldName, description: 'the field that names the record' },
  subtitle: Type.Optional({ ...FieldName, description: 'the field whose value stands below the title, in small type' }),
  text: Type.Optional({
    ...FieldName,
    description: 'a field whose text stands below the title, as many lines as it has',
  }),
  image: Type.Optional({ ...FieldName, description: 'a field that holds the path or the address of a picture' }),
  fields: Type.Optional(Type.Array(FieldName, { description: 'the fields that stand with their labels' })),
  tags: Type.Optional(
    Type.Array(FieldName, { description: 'the fields that stand beside each other below the title' }),
  ),
  width: Type.Optional(
    Type.Integer({ minimum: 160, maximum: 800, description: 'the least width in pixels; 280 when left out' }),
  ),
})
export type Card = Static<typeof Card>
