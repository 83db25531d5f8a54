import { Type } from 'typebox'
import { anonymous, ok, type Route, route } from '../../http/index.ts'
import { userMessages } from '../user/messages.ts'
import { parseTarget } from '../verification/target.ts'
import { changeForgottenPassword, proveContact } from './forgottenPassword.ts'
import { accountMessages } from './messages.ts'
import { register } from './registration.ts'

const text = Type.String({ maxLength: 200, default: '' })

/**
 * What people without a session do with accounts: make one, and set a forgotten password (wire contract 1.4). All of it
 * takes passwords or codes, which no address may carry: GET is not answered, though specification 7.1 leaves it open.
 */
export const openRoutes: readonly Route[] = [
  ...['/sys/user/register', '/auth/register'].map((path) =>
    route(
      'POST',
      path,
      anonymous('Visitors have no account yet; the site may be closed to them, and a code proves their phone.'),
      { body: { username: text, password: text, phone: text, email: text, smscode: text }, act: 'none' },
      async (call) => ok({ username: await register(call, call.body) }, accountMessages.registered),
    ),
  ),
  route(
    'POST',
    '/sys/user/phoneVerification',
    anonymous('Who has forgotten the password cannot sign in; a code proves the phone or the mailbox.'),
    { body: { phone: text, email: text, smscode: text }, act: 'none' },
    (call) => proveContact(call, parseTarget(call.body), call.body.smscode),
  ),
  ...['/sys/user/passwordChange', '/auth/forge-password'].map((path) =>
    route(
      'POST',
      path,
      anonymous('Who has forgotten the password cannot sign in; a ticket or a code proves who they are.'),
      {
        body: {
          ...{ ticket: text, username: text, phone: text, smscode: text, password: text },
          confirmpassword: Type.Optional(Type.String({ maxLength: 200 })),
        },
        act: 'none',
      },
      async (call) => ok(await changeForgottenPassword(call, call.body), userMessages.passwordChanged),
    ),
  ),
  route(
    'GET',
    '/sys/user/querySysUser',
    anonymous('Older clients ask before a password is reset; the answer is the same whoever exists.'),
    () => ok(null),
  ),
]
