import { Type } from 'typebox'
import { createId } from '../../db/id.ts'
import { insertRows } from '../../db/rows.ts'
import { unlessFull } from '../../db/storage.ts'
import {
  anonymous,
  type Call,
  defineModule,
  findOwnTenant,
  noTenant,
  ok,
  readToken,
  revokeSession,
  route,
  signedIn,
  texts,
  toLogTexts,
  toSentence,
} from '../../http/index.ts'
import { readDictionaries } from '../dictionary/dictionaryItems.ts'
import { withoutFileCookie } from '../file/fileCookie.ts'
import { readUserInfo } from '../user/userInfo.ts'
import { answerSignedIn } from './answer.ts'
import { createCaptcha } from './captcha.ts'
import { refuseSignIn, signInMessages } from './messages.ts'
import { type Credentials, signIn } from './signIn.ts'
import { signInByCas } from './signInByCas.ts'
import { signInByPhone } from './signInByPhone.ts'

const credentials = Type.Object({
  username: Type.String({ maxLength: 100 }),
  password: Type.String({ maxLength: 500 }),
  captcha: Type.String({ maxLength: 20, default: '' }),
  checkKey: Type.String({ maxLength: 100, default: '' }),
})

const before = 'Nobody has a session before signing in; attempts are counted and locked.'

/** Signing in and out, and who is signed in (wire contract 1.4). */
export const signInModule = defineModule({
  id: 'sign-in',
  section: '7.1',
  routes: [
    ...['/sys/login', '/sys/mLogin'].map((path) =>
      route('POST', path, anonymous(before), { body: credentials, act: 'none' }, async (call) =>
        answerSignedIn(call, await signIn(call, clean(call.body))),
      ),
    ),
    route(
      'POST',
      '/sys/phoneLogin',
      anonymous(before),
      {
        body: {
          mobile: Type.String({ maxLength: 20 }),
          captcha: Type.String({ maxLength: 20, default: '' }),
        },
        act: 'none',
      },
      async (call) => answerSignedIn(call, await signInByPhone(call, call.body)),
    ),
    route(
      'GET',
      '/sys/cas/client/validateLogin',
      anonymous(before),
      {
        query: {
          ticket: Type.String({ minLength: 1, maxLength: 500 }),
          service: Type.String({ minLength: 1, maxLength: 2000 }),
        },
      },
      async (call) => answerSignedIn(call, await signInByCas(call, call.query)),
    ),
    route(
      'GET',
      '/sys/randomImage/:checkKey',
      anonymous('The captcha is part of signing in.'),
      { params: { checkKey: Type.String({ minLength: 1, maxLength: 100 }) } },
      async (call) => ok(await createCaptcha(call.db, call.params.checkKey)),
    ),
    route(
      ['POST', 'GET'],
      '/sys/logout',
      anonymous('A token that has ended already is told so in words of its own.'),
      { act: 'none' },
      async (call) => {
        const token = readToken(call.request, false)
        if (token === undefined || !(await revokeSession(call.db, token))) throw refuseSignIn('tokenUnknown')
        // The session has ended, whether there is space to write so or not.
        await unlessFull(() => logSignOut(call))
        return withoutFileCookie(call, ok(null, signInMessages.signedOut))
      },
    ),
    ...['/sys/user/getUserInfo', '/user/info'].map((path) =>
      route(
        path === '/user/info' ? ['GET', 'POST'] : 'GET',
        path,
        signedIn('It shows nobody but the user themselves.'),
        { act: 'none' },
        async (call) => ({
          userInfo: await readUserInfo(call.db, call.user, call.language),
          sysAllDictItems: await readDictionaries(call.db, call.language),
        }),
      ),
    ),
  ],
})

/** Nothing in a text may be a character that the database cannot hold. */
function clean(sent: Credentials): Credentials {
  return { ...sent, username: sent.username.replaceAll('\0', ''), checkKey: sent.checkKey.replaceAll('\0', '') }
}

const signedOut = texts('用户名: {username},退出成功！', '{username}: signed out', '使用者名稱: {username},登出成功！')

async function logSignOut({ db, user, request }: Call): Promise<void> {
  if (user === undefined) return
  await insertRows(db, 'sysLog', {
    id: createId(),
    logType: 1,
    ...toLogTexts(toSentence(signedOut, { username: user.username })),
    userid: user.id,
    username: user.username,
    ip: request.ip,
    method: 'signOut',
    requestUrl: request.routeOptions.url ?? '',
    requestType: request.method,
    tenantId: (await findOwnTenant(db, user)) ?? noTenant,
  })
}
