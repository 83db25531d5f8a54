import { type Static, Type } from 'typebox'
import type { Step } from '../steps/index.ts'
import { FormActionEntry } from './action.ts'
import { ExpressionOf, refTo, Strict, Text } from './annotations.ts'
import { LayoutReference } from './layout.ts'

/** How the fields of a form stand. */
export const formAppearance = {
  layout: { ...LayoutReference, description: 'the fields of the form in their order, and what they stand in' },
  columns: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 1, description: 'fields side by side; 1 when left out' }),
  ),
  labels: Type.Optional(
    Type.Enum(['top', 'left', 'none'], { default: 'top', description: 'where labels stand; `top` when left out' }),
  ),
}

/** What happens as a form opens. */
export const formOpening = {
  readOnlyWhen: Type.Optional({
    ...ExpressionOf(['values', 'record', 'query', 'route', 'user']),
    description: 'a condition under which the form only shows its values',
  }),
  load: Type.Optional(
    Type.Array(refTo<Step>('step'), {
      description:
        'run when the form of a record opens; when left out, a form with a source reads the record whose key it is given, such as `?id=…` in its address (with `&mode=view` to show it only)',
    }),
  ),
}

/** What a form offers beside its fields. */
export const formOffers = {
  submitLabel: Type.Optional({ ...Text, description: 'the words of the button that saves' }),
  cancelLabel: Type.Optional({ ...Text, description: 'the words of the button that closes a dialog or drawer' }),
  reset: Type.Optional(Type.Boolean({ default: false, description: 'offers to go back to what the form began with' })),
  print: Type.Optional(Type.Boolean({ default: false, description: 'offers to print the values' })),
  draft: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'keeps values that are not saved on this computer for a week and offers them again',
    }),
  ),
}

/** How a form is laid out and opened; a list carries one for its add, edit and view actions. */
export const FormPart = Strict({
  ...formAppearance,
  width: Type.Optional(Type.Integer({ minimum: 200, maximum: 2000, description: 'pixels of the dialog or drawer' })),
  in: Type.Optional(
    Type.Enum(['dialog', 'drawer'], {
      description: 'where the form opens; a dialog for few fields and a drawer for many when left out',
    }),
  ),
  ...formOpening,
  ...formOffers,
  actions: Type.Optional(Type.Array(FormActionEntry, { description: 'buttons beside the one that saves' })),
})
export type FormPart = Static<typeof FormPart>
