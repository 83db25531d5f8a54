import { defineWidget, lazyPart } from '../../runtime/index.ts'
import type { CaptchaValue } from './Edit.tsx'
import { captchaProps } from './props.ts'
import { captchaTexts } from './texts.ts'
import { CaptchaView } from './View.tsx'

/** Characters to read in a picture, by which the server tells people from programs. */
export const captcha = defineWidget<CaptchaValue, typeof captchaProps>({
  id: 'captcha',
  title: '@:widgets.captcha.title',
  group: 'input',
  icon: 'safety',
  value: 'record',
  props: captchaProps,
  isSecret: true,
  texts: captchaTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.CaptchaEdit)),
  view: CaptchaView,
  isEmpty: (value) => !value?.text,
})
