import { type Static, Type } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

/** Megabytes; what servers of the family take (wire contract 1). */
export const defaultMaxSize = 10
export const defaultFolder = 'temp'

export const imageUploadProps = WidgetProps({
  limit: Type.Optional(
    Type.Integer({ minimum: 0, description: 'how many pictures are kept, the latest; 0 for any number', default: 0 }),
  ),
  maxSize: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'the largest file, in megabytes', default: defaultMaxSize }),
  ),
  folder: Type.Optional(
    Type.String({
      pattern: '^[\\w-]+$',
      expected: 'a name of letters, digits, `_` and `-`',
      description: 'the folder of the server in which the pictures are kept',
      default: defaultFolder,
    }),
  ),
})

export type ImageUploadProps = Static<typeof imageUploadProps>

export const imageUploadWords: WidgetWords = { id: 'image-upload', props: imageUploadProps }
