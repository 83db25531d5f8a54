import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { filePropTypes } from '../shared/files/uploadProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const fileUploadProps = WidgetProps({
  look: Type.Optional(
    Type.Enum(['list', 'cards', 'button'], {
      description: 'a place to drop files on with a list below it, cards, or a button with a list',
      default: 'list',
    }),
  ),
  ...filePropTypes,
})

export type FileUploadProps = Static<typeof fileUploadProps>

export const fileUploadSchema: WidgetSchema = { id: 'file-upload', props: fileUploadProps }
