import { type Static, Type } from 'typebox'
import { FieldName, Strict } from '../schema/annotations.ts'
import { envelope } from '../schema/envelope.ts'
import { records } from './list.ts'

/** A list from which records are chosen: by widgets, by the `open` step, by actions (design 3). */
export const PickerPage = Strict({
  ...envelope,
  kind: Type.Literal('picker'),
  ...records,
  selection: Strict({
    multiple: Type.Optional(Type.Boolean()),
    value: Type.Optional(FieldName),
    label: Type.Optional(FieldName),
  }),
})
export type PickerPage = Static<typeof PickerPage>
