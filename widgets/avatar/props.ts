import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { uploadPropTypes } from '../shared/files/uploadProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

/** Pixels of a portrait when the document names none. */
export const defaultSize = 40

export const avatarProps = WidgetProps({
  shape: Type.Optional(
    Type.Enum(['circle', 'square'], { description: 'the outline of the portrait', default: 'circle' }),
  ),
  size: Type.Optional(
    Type.Integer({ minimum: 16, maximum: 256, description: 'pixels of the portrait', default: defaultSize }),
  ),
  nameField: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'field' satisfies Reference,
      description: 'the field with the name, whose initials stand where there is no picture',
    }),
  ),
  max: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'so many portraits stand in a group before the others are only counted',
      default: 5,
    }),
  ),
  ...uploadPropTypes,
})

export type AvatarProps = Static<typeof avatarProps>

export const avatarSchema: WidgetSchema = { id: 'avatar', props: avatarProps }
