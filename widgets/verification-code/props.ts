import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { CallProp, WidgetProps } from '../shared/propTypes.ts'

const fieldName = (description: string) =>
  Type.String({ minLength: 1, reference: 'field' satisfies Reference, description })

export const verificationCodeProps = WidgetProps({
  target: fieldName('the field with the mobile number or the e-mail address to which the code goes'),
  mode: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 3,
      description: 'what the code is for: 0 to sign in, 1 to register, 2 for a forgotten password, 3 to bind',
      default: 0,
    }),
  ),
  guard: Type.Optional(fieldName('a field that has to hold true before a code is sent, such as a slider verification')),
  url: Type.Optional(CallProp('the call that sends the code', { default: '/sys/sms' })),
  maxLength: Type.Optional(
    Type.Integer({ minimum: 4, maximum: 12, description: 'characters of a code at most', default: 6 }),
  ),
})

export type VerificationCodeProps = Static<typeof verificationCodeProps>

export const verificationCodeSchema: WidgetSchema = { id: 'verification-code', props: verificationCodeProps }
