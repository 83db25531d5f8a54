import { defineWidget } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { PasswordEdit } from './Edit.tsx'
import { passwordProps } from './props.ts'
import { passwordTexts } from './texts.ts'
import { PasswordView } from './View.tsx'

/** A secret that is typed and never shown again. */
export const password = defineWidget({
  id: 'password',
  title: '@:widgets.password.title',
  group: 'input',
  icon: 'lock',
  value: 'text',
  props: passwordProps,
  isSecret: true,
  texts: passwordTexts,
  edit: PasswordEdit,
  view: PasswordView,
  refuses: refuseTooLong,
})
