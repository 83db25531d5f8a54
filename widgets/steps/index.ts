import { defineLayout } from '../../runtime/index.ts'
import { stepsProps } from './props.ts'
import { StepsLayout } from './StepsLayout.tsx'
import { stepsTexts } from './texts.ts'

/** Panels of a form that are filled one after the other. */
export const steps = defineLayout({
  id: 'steps',
  title: '@:widgets.steps.title',
  group: 'layout',
  icon: 'ordered-list',
  value: 'none',
  props: stepsProps,
  texts: stepsTexts,
  layout: StepsLayout,
})
