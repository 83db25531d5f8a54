import { type Static, Type } from 'typebox'
import type { Step } from '../steps/index.ts'
import { refTo, Strict } from './annotations.ts'
import { LayoutReference } from './layout.ts'

/** How a form is laid out and opened; a list carries one for its add, edit and view actions. */
export const FormPart = Strict({
  layout: LayoutReference,
  columns: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 1, description: 'fields side by side; 1 when left out' }),
  ),
  width: Type.Optional(Type.Integer({ minimum: 200, maximum: 2000, description: 'pixels of the dialog or drawer' })),
  in: Type.Optional(Type.Enum(['dialog', 'drawer'])),
  load: Type.Optional(
    Type.Array(refTo<Step>('step'), { description: 'run when the form of an existing record opens' }),
  ),
})
export type FormPart = Static<typeof FormPart>
