import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { switchEntry } from './cellEntry.ts'
import { switchProps } from './props.ts'
import { switchValues } from './switchValue.ts'
import { switchTexts } from './texts.ts'
import { SwitchView } from './View.tsx'

/** On or off, stored as two values of which a document may choose others. An empty value is off. */
export const switchWidget = defineWidget({
  id: 'switch',
  title: '@:widgets.switch.title',
  group: 'choice',
  icon: 'switcher',
  value: 'text',
  props: switchProps,
  texts: switchTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.SwitchEdit)),
  view: SwitchView,
  entry: switchEntry,
  resetsTo: (props) => switchValues(props).off,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.SwitchFilter)),
})
