import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { menuTargetProps } from './props.ts'
import { menuTargetTexts } from './texts.ts'
import { MenuTargetView } from './View.tsx'

/** What an entry of the menu opens, chosen by its name; the value is its address. */
export const menuTarget = defineWidget<string, typeof menuTargetProps>({
  id: 'menu-target',
  title: '@:widgets.menu-target.title',
  group: 'choice',
  icon: 'partition',
  value: 'text',
  rule: 'like',
  props: menuTargetProps,
  texts: menuTargetTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.MenuTargetEdit)),
  view: MenuTargetView,
})
