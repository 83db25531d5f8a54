import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { queryEditorProps } from './props.ts'
import { queryEditorTexts } from './texts.ts'
import { QueryCell, QueryView } from './View.tsx'

/** The query of a report: its text with proposals and mistakes at their line, its first rows, its columns. */
export const queryEditor = defineWidget({
  id: 'query-editor',
  title: '@:widgets.query-editor.title',
  group: 'editor',
  icon: 'database',
  value: 'text',
  rule: 'like',
  props: queryEditorProps,
  texts: queryEditorTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.QueryEdit)),
  view: QueryView,
  cell: QueryCell,
})
