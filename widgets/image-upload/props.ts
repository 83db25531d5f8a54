import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { LimitProp, uploadPropTypes } from '../shared/files/uploadProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const imageUploadProps = WidgetProps({
  limit: LimitProp,
  nameField: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'field' satisfies Reference,
      description: 'the field with a name, whose initials stand in a table where there is no picture',
    }),
  ),
  ...uploadPropTypes,
})

export type ImageUploadProps = Static<typeof imageUploadProps>

export const imageUploadSchema: WidgetSchema = { id: 'image-upload', props: imageUploadProps }
