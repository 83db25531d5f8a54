import { Type } from 'typebox'
import { signedIn } from '../../http/access.ts'
import { messages, ok } from '../../http/envelope.ts'
import { type Route, route } from '../../http/route.ts'
import { logEntries } from '../log/logList.ts'
import { parseMail, parsePhone } from '../verification/target.ts'
import { bindContact, editOwnData, readOwnData } from './ownData.ts'
import { endOwnSession, readOwnSessions } from './sessions.ts'
import { accountWords } from './words.ts'

const shown = signedIn('It shows nobody but the user themselves.')
const changed = signedIn('It changes nobody but the user themselves.')
const text = Type.String({ maxLength: 100, default: '' })

/** The own account of who is signed in: its data, contacts, sessions and sign-ins. */
export const ownRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/sys/user/login/setting/getUserData', access: shown, handler: readOwnData }),
  route({
    method: 'POST',
    path: '/sys/user/login/setting/userEdit',
    access: changed,
    body: Type.Record(Type.String(), Type.Unknown()),
    handler: async (call) => ok(await editOwnData(call, call.body), messages.edited),
  }),
  route({
    method: 'POST',
    path: '/sys/user/login/setting/bindPhone',
    access: changed,
    body: Type.Object({ phone: text, smscode: text }),
    handler: async (call) => {
      await bindContact(call, parsePhone(call.body.phone), call.body.smscode)
      return ok(null, accountWords.bound)
    },
  }),
  route({
    method: 'POST',
    path: '/sys/user/login/setting/bindEmail',
    access: changed,
    body: Type.Object({ email: text, smscode: text }),
    handler: async (call) => {
      await bindContact(call, parseMail(call.body.email), call.body.smscode)
      return ok(null, accountWords.bound)
    },
  }),
  route({
    method: 'GET',
    path: '/sys/user/sessions',
    access: shown,
    handler: async (call) => {
      const records = await readOwnSessions(call)
      return { records, total: records.length }
    },
  }),
  route({
    method: 'DELETE',
    path: '/sys/user/sessions',
    access: changed,
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    handler: async (call) => {
      await endOwnSession(call, call.query.id)
      return ok(null, messages.removed)
    },
  }),
  route({
    method: 'GET',
    path: '/sys/log/mine',
    access: shown,
    handler: (call) =>
      logEntries.list(call, {
        narrow: (query) => query.where('logType', '=', 1).where('userid', '=', call.user.id),
      }),
  }),
]
