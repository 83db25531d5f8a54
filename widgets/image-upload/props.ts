import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { LimitProp, uploadPropTypes } from '../shared/files/uploadProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const imageUploadProps = WidgetProps({
  limit: LimitProp,
  ...uploadPropTypes,
})

export type ImageUploadProps = Static<typeof imageUploadProps>

export const imageUploadSchema: WidgetSchema = { id: 'image-upload', props: imageUploadProps }
