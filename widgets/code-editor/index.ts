import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { codeEditorProps } from './props.ts'
import { codeEditorTexts } from './texts.ts'
import { CodeCell, CodeView } from './View.tsx'

/** Source code in one of the languages that people write here (specification 9). */
export const codeEditor = defineWidget({
  id: 'code-editor',
  title: '@:widgets.code-editor.title',
  group: 'editor',
  icon: 'code',
  value: 'text',
  rule: 'like',
  props: codeEditorProps,
  texts: codeEditorTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.CodeEdit)),
  view: CodeView,
  cell: CodeCell,
})
