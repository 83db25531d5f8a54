import { defineWidget, lazyPart } from '../../runtime/index.ts'
import type { FilesValue } from '../shared/files/storedFile.ts'
import { fileCellProps } from './props.ts'
import { fileCellTexts } from './texts.ts'
import { FileCellCell, FileCellView } from './View.tsx'

/** Files in the little room of a table cell, with a dialog for all of them (specification 3, 6 and 9). */
export const fileCell = defineWidget<FilesValue, typeof fileCellProps>({
  id: 'file-cell',
  title: '@:widgets.file-cell.title',
  group: 'file',
  icon: 'file',
  value: 'text',
  props: fileCellProps,
  texts: fileCellTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.FileCellEdit)),
  view: FileCellView,
  cell: FileCellCell,
})
