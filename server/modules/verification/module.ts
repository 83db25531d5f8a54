import { Type } from 'typebox'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { anonymous, type Call, defineModule, ok, route } from '../../http/index.ts'
import { findAccountByTarget } from './accounts.ts'
import { verificationMessages } from './messages.ts'
import { sendCode } from './sendCode.ts'
import { parsePhone, parseTarget } from './target.ts'

const text = Type.String({ maxLength: 100, default: '' })

const request = Type.Object({
  mobile: text,
  email: text,
  smsmode: Type.Integer({ minimum: 0, maximum: 3, default: 0 }),
})

const forVisitors = anonymous(
  'Codes are for people without a session; the answer is the same whoever exists, and throttled. Mode 3 asks for one.',
)

/** Codes for phones and mailboxes (wire contract 1.4, `/sys/sms`). */
export const verificationModule = defineModule({
  id: 'verification',
  section: '7.1',
  routes: [
    ...['/sys/sms', '/account/sms'].map((path) =>
      route('POST', path, forVisitors, { body: request, act: 'none' }, async (call) =>
        ok(await sendCodeOf(call, call.body), verificationMessages.sent),
      ),
    ),
    // The method is open (specification 7.1), and no parameter of it is a secret.
    route('GET', '/account/sms', forVisitors, { query: request }, async (call) =>
      ok(await sendCodeOf(call, call.query), verificationMessages.sent),
    ),
  ],
})

/** The modes of the wire: 0 sign in, 1 register, 2 forgotten password, 3 bind to the signed-in user. */
async function sendCodeOf(
  call: Call,
  { mobile, email, smsmode }: { readonly mobile: string; readonly email: string; readonly smsmode: number },
): Promise<void> {
  const target = smsmode === 0 ? parsePhone(mobile) : parseTarget({ phone: mobile, email })
  if (smsmode === 1) {
    if (!call.config.allowsRegistration) throw createFailure(verificationMessages.registrationClosed)
    return sendCode(call, target, 'register', true)
  }
  if (smsmode === 3) {
    if (call.user === undefined) throw createError('tokenInvalid')
    return sendCode(call, target, `bind:${call.user.id}`, true)
  }
  const account = await findAccountByTarget(call.db, target)
  return sendCode(call, target, smsmode === 0 ? 'signIn' : 'reset', account !== undefined)
}
