import { type Static, Type } from 'typebox'
import { ActionEntry } from '../schema/action.ts'
import { refTo, Strict, Text } from '../schema/annotations.ts'
import { envelope } from '../schema/envelope.ts'
import { LayoutReference } from '../schema/layout.ts'
import type { Step } from '../steps/index.ts'

/** A form of its own: sign-in, settings, a wizard. It loads and submits by its source or by its steps. */
export const FormPage = Strict({
  ...envelope,
  kind: Type.Literal('form'),
  layout: LayoutReference,
  columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, default: 1, description: 'fields side by side' })),
  labels: Type.Optional(
    Type.Enum(['top', 'left', 'none'], { default: 'top', description: 'where labels stand; `top` when left out' }),
  ),
  load: Type.Optional(Type.Array(refTo<Step>('step'), { description: 'run when the page opens' })),
  submit: Type.Optional(Type.Array(refTo<Step>('step'), { description: 'run instead of saving by the source' })),
  submitLabel: Type.Optional(Text),
  actions: Type.Optional(Type.Array(ActionEntry)),
})
export type FormPage = Static<typeof FormPage>
