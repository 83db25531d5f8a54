import { defineLayout } from '../../runtime/index.ts'
import { Group } from './Group.tsx'
import { groupProps } from './props.ts'
import { groupTexts } from './texts.ts'

/** A section of a form with a title that folds it. */
export const group = defineLayout({
  id: 'group',
  title: '@:widgets.group.title',
  group: 'layout',
  icon: 'group',
  value: 'none',
  props: groupProps,
  texts: groupTexts,
  layout: Group,
})
