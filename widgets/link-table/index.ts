import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { linkTableProps } from './props.ts'
import { linkTableTexts } from './texts.ts'
import { LinkTableCell, LinkTableView } from './View.tsx'

/** Records of another online form, by their keys (wire contract 3.2, `link_table`). */
export const linkTable = defineWidget<string, typeof linkTableProps>({
  id: 'link-table',
  title: '@:widgets.link-table.title',
  group: 'record',
  icon: 'select',
  value: 'text',
  props: linkTableProps,
  texts: linkTableTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.LinkTableEdit)),
  view: LinkTableView,
  cell: LinkTableCell,
})
