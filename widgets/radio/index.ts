import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { radioProps } from './props.ts'
import { radioTexts } from './texts.ts'
import { RadioView } from './View.tsx'

/** One of a few choices that all show. */
export const radio = defineWidget({
  id: 'radio',
  title: '@:widgets.radio.title',
  group: 'choice',
  icon: 'check-circle',
  value: 'text',
  props: radioProps,
  texts: radioTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.RadioEdit)),
  view: RadioView,
})
