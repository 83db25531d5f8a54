import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { ImageUploadCell } from './Cell.tsx'
import { imageUploadProps } from './props.ts'
import { imageUploadTexts } from './texts.ts'

/** One or several pictures, stored as the comma-joined paths that the server gave them. */
export const imageUpload = defineWidget({
  id: 'image-upload',
  title: '@:widgets.image-upload.title',
  group: 'file',
  icon: 'picture',
  isPicture: true,
  value: 'text',
  props: imageUploadProps,
  texts: imageUploadTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.ImageUploadEdit)),
  view: lazyPart(() => import('./View.tsx').then((chunk) => chunk.ImageUploadView)),
  cell: ImageUploadCell,
})
