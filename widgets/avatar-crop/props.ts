import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { uploadPropTypes } from '../shared/files/uploadProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

/** Pixels of a portrait when the document names none. */
export const defaultSize = 96

/** Pixels of the picture that is stored, at most. */
export const defaultPixels = 512

export const avatarCropProps = WidgetProps({
  shape: Type.Optional(
    Type.Enum(['circle', 'square'], { description: 'the outline of the portrait', default: 'circle' }),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 32,
      maximum: 256,
      description: 'pixels of the portrait on the page',
      default: defaultSize,
    }),
  ),
  pixels: Type.Optional(
    Type.Integer({
      minimum: 64,
      maximum: 2048,
      description: 'pixels of the picture that is stored, at most',
      default: defaultPixels,
    }),
  ),
  nameField: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'field' satisfies Reference,
      description: 'the field with the name, whose initials stand where there is no picture',
    }),
  ),
  ...uploadPropTypes,
})

export type AvatarCropProps = Static<typeof avatarCropProps>

export const avatarCropSchema: WidgetSchema = { id: 'avatar-crop', props: avatarCropProps }
