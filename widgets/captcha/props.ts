import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const captchaProps = WidgetProps({
  url: Type.Optional(
    Type.String({
      pattern: '^/',
      description: 'the call that gives a picture for a key, which it takes as its last segment',
      default: '/sys/randomImage',
    }),
  ),
})

export type CaptchaProps = Static<typeof captchaProps>

export const captchaSchema: WidgetSchema = { id: 'captcha', props: captchaProps }
