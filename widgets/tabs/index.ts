import { defineLayout } from '../../runtime/index.ts'
import { tabsProps } from './props.ts'
import { TabsLayout } from './TabsLayout.tsx'
import { tabsTexts } from './texts.ts'

/** Panels of a form of which one shows. */
export const tabs = defineLayout({
  id: 'tabs',
  title: '@:widgets.tabs.title',
  group: 'layout',
  icon: 'folder',
  value: 'none',
  props: tabsProps,
  texts: tabsTexts,
  layout: TabsLayout,
})
