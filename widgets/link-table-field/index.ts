import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { linkTableFieldProps } from './props.ts'
import { linkTableFieldTexts } from './texts.ts'
import { LinkTableFieldCell, LinkTableFieldView } from './View.tsx'

/** A column of the records that another field links; nobody edits it (wire contract 3.2, `link_table_field`). */
export const linkTableField = defineWidget<string, typeof linkTableFieldProps>({
  id: 'link-table-field',
  title: '@:widgets.link-table-field.title',
  group: 'record',
  icon: 'select',
  value: 'text',
  props: linkTableFieldProps,
  texts: linkTableFieldTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.LinkTableFieldEdit)),
  view: LinkTableFieldView,
  cell: LinkTableFieldCell,
})
