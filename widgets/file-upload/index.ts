import { defineWidget, lazyPart } from '../../runtime/index.ts'
import type { FilesValue } from '../shared/files/storedFile.ts'
import { fileUploadProps } from './props.ts'
import { fileUploadTexts } from './texts.ts'
import { FileUploadCell, FileUploadView } from './View.tsx'

/** Files of any kind, stored as comma-joined paths or as a list with names and sizes (specification 2.8 and 3). */
export const fileUpload = defineWidget<FilesValue, typeof fileUploadProps>({
  id: 'file-upload',
  title: '@:widgets.file-upload.title',
  group: 'file',
  icon: 'upload',
  value: 'text',
  props: fileUploadProps,
  texts: fileUploadTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.FileUploadEdit)),
  view: FileUploadView,
  cell: FileUploadCell,
})
