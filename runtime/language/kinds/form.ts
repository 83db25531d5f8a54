import { type Static, Type } from 'typebox'
import { FormActionEntry } from '../schema/action.ts'
import { refTo, Strict, Text } from '../schema/annotations.ts'
import { envelope, pageCode } from '../schema/envelope.ts'
import { formAppearance, formOffers, formOpening } from '../schema/formPart.ts'
import { FooterEntry } from '../schema/layout.ts'
import type { Step } from '../steps/index.ts'
import { Block } from './page/blocks/index.ts'

/** What stands in place of a form once it was submitted. */
const Done = Strict(
  {
    blocks: Type.Array(Block, {
      minItems: 1,
      description: 'the blocks in reading order; `record` is what was saved, with what the server answered',
    }),
    again: Type.Optional({ ...Text, description: 'the words of a button that begins another one; none when left out' }),
  },
  { description: 'what stands in place of the form once it was submitted' },
)
export type FormDone = Static<typeof Done>

/** A form of its own: sign-in, settings, a wizard. It loads and submits by its source or by its steps. */
export const FormPage = Strict({
  ...envelope,
  ...pageCode,
  kind: Type.Literal('form', { description: 'the kind of the page' }),
  ...formAppearance,
  width: Type.Optional(
    Type.Integer({ minimum: 200, maximum: 2000, description: 'pixels that the form takes at most on a wide screen' }),
  ),
  ...formOpening,
  submit: Type.Optional(Type.Array(refTo<Step>('step'), { description: 'run instead of saving by the source' })),
  done: Type.Optional(Done),
  ...formOffers,
  autosave: Type.Optional(
    Type.Boolean({ default: false, description: 'saves each change at once, instead of by a button' }),
  ),
  footer: Type.Optional(Type.Array(FooterEntry, { minItems: 1, description: 'words and links below the buttons' })),
  actions: Type.Optional(Type.Array(FormActionEntry, { description: 'buttons beside the one that saves' })),
})
export type FormPage = Static<typeof FormPage>
