import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { sliderVerifyProps } from './props.ts'
import { sliderVerifyTexts } from './texts.ts'
import { SliderVerifyView } from './View.tsx'

/** A handle to drag to the right, by which a person shows to be one. */
export const sliderVerify = defineWidget<boolean, typeof sliderVerifyProps>({
  id: 'slider-verify',
  title: '@:widgets.slider-verify.title',
  group: 'input',
  icon: 'safety',
  value: 'boolean',
  props: sliderVerifyProps,
  texts: sliderVerifyTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.SliderVerifyEdit)),
  view: SliderVerifyView,
  isEmpty: (value) => value !== true,
})
