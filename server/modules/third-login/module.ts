import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import {
  anonymous,
  type Call,
  defineModule,
  messages,
  ok,
  type RawAnswer,
  raw,
  redirect,
  route,
  signedIn,
  toEnvelope,
  toErrorLine,
  withCookie,
} from '../../http/index.ts'
import { admitProof } from '../sign-in/admission.ts'
import { answerSignedIn } from '../sign-in/answer.ts'
import { finishAttempt } from '../sign-in/attempts.ts'
import { refuseSignIn } from '../sign-in/messages.ts'
import { openSession, type SignedIn } from '../sign-in/session.ts'
import { takeTicket } from '../verification/tickets.ts'
import { type AuthorizationStart, getProvider, readBrowser, startAuthorization } from './authorizationRequest.ts'
import { backToApp, finishThirdLogin, toSignInPurpose } from './callback.ts'
import { findBoundAccount, readBindings, unbind } from './thirdAccounts.ts'

const silent = {
  zh: '第三方登录服务暂不可用，请稍后重试',
  en: 'The other site does not answer, please try again later.',
  tw: '第三方登入服務暫不可用，請稍後重試',
}

const type = Type.Object({ type: Type.String({ maxLength: 100 }) })
const exchange = { token: Type.String({ maxLength: 100 }), thirdType: Type.String({ maxLength: 100 }) }
const before = 'Nobody has a session before signing in; the token works once and in one browser.'

/** Signing in by accounts of other sites, and binding them (wire contract 1.4). */
export const thirdLoginModule = defineModule({
  id: 'third-login',
  section: '7.1',
  routes: [
    route(
      'GET',
      '/sys/thirdLogin/render/:type',
      anonymous('It only leads to the sign-in page of another site.'),
      { params: type },
      (call) => redirectToProvider(call, call.params.type),
    ),
    route(
      'GET',
      '/sys/thirdLogin/:type/callback',
      anonymous('The other site sends the browser here, which has no header; state and cookie prove the way.'),
      { params: type },
      (call) => finishThirdLogin(call, call.params.type),
    ),
    ...[
      '/sys/thirdLogin/getLoginUser/:token/:thirdType',
      '/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId',
    ].map((path) =>
      route('GET', path, anonymous(before), { params: exchange }, async (call) =>
        answerSignedIn(call, await signInByThird(call, call.params)),
      ),
    ),
    route(
      'POST',
      '/sys/thirdLogin/bind/:type',
      signedIn('People bind other accounts to their own only.'),
      { params: type, act: 'none' },
      async (call) => {
        const { url, cookie } = await startAuthorizationAt(call, call.params.type, call.user.id)
        return withCookie(raw(toEnvelope(ok({ url }), call.language)), cookie)
      },
    ),
    route('GET', '/sys/thirdLogin/accounts', signedIn('It shows nobody but the user themselves.'), readBindings),
    route(
      'DELETE',
      '/sys/thirdLogin/unbind',
      signedIn('People end bindings of their own only.'),
      { query: { thirdType: Type.String({ minLength: 1, maxLength: 100 }) }, act: 'none' },
      async (call) => ok(await unbind(call, call.query.thirdType), messages.done),
    ),
  ],
})

async function redirectToProvider(call: Call, thirdType: string): Promise<RawAnswer> {
  getProvider(call, thirdType)
  try {
    const { url, cookie } = await startAuthorizationAt(call, thirdType)
    return withCookie(redirect(url), cookie)
  } catch {
    return backToApp('signIn', thirdType, { error: 'failed' })
  }
}

async function startAuthorizationAt(call: Call, thirdType: string, userId?: string): Promise<AuthorizationStart> {
  const provider = getProvider(call, thirdType)
  try {
    return await startAuthorization(call, provider, userId)
  } catch (error) {
    console.error(`The provider "${thirdType}" does not answer: ${toErrorLine(error)}`)
    throw createFailure(silent)
  }
}

async function signInByThird(
  call: Call,
  { token, thirdType }: { readonly token: string; readonly thirdType: string },
): Promise<SignedIn> {
  const { db, request } = call
  const provider = call.config.oidcProviders.find((each) => each.type === thirdType)
  const attempt = await admitProof(call, '')
  const content = await takeTicket(db, toSignInPurpose(thirdType), token)
  if (provider === undefined || content?.subject === undefined || content.browser !== readBrowser(request)) {
    await finishAttempt(db, { ...attempt, userId: null }, 'failed')
    throw refuseSignIn('thirdExpired')
  }
  const account = await findBoundAccount(db, provider, content.subject)
  if (account === undefined) {
    await finishAttempt(db, { ...attempt, userId: null }, 'refused')
    throw refuseSignIn('thirdUnbound')
  }
  return openSession(call, { ...attempt, username: account.username }, account)
}
