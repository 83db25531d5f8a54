import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseLength } from '../shared/refusals.ts'
import { verificationCodeProps } from './props.ts'
import { verificationCodeTexts } from './texts.ts'
import { VerificationCodeView } from './View.tsx'

/** A code that the server sends to a telephone or mailbox, by which a person shows to own it. */
export const verificationCode = defineWidget<string, typeof verificationCodeProps>({
  id: 'verification-code',
  title: '@:widgets.verification-code.title',
  group: 'input',
  icon: 'safety',
  value: 'text',
  props: verificationCodeProps,
  isSecret: true,
  texts: verificationCodeTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.VerificationCodeEdit)),
  view: VerificationCodeView,
  refuses: (value, { maxLength = 6 }) => refuseLength(value, maxLength),
})
