import { Type } from 'typebox'
import { messages, ofCaller, ok, type Route, route, signedIn } from '../../http/index.ts'
import { logEntries } from '../log/logList.ts'
import { parseMail, parsePhone } from '../verification/target.ts'
import { accountMessages } from './messages.ts'
import { bindContact, editOwnData, readOwnAccount } from './ownData.ts'
import { endOwnSession, readOwnSessions } from './sessions.ts'

const shown = signedIn('It shows nobody but the user themselves.')
const changed = signedIn('It changes nobody but the user themselves.')
const text = Type.String({ maxLength: 100, default: '' })

/** The own account of who is signed in: its data, contacts, sessions and sign-ins. */
export const ownRoutes: readonly Route[] = [
  route('GET', '/sys/user/login/setting/getUserData', shown, readOwnAccount),
  route(
    'POST',
    '/sys/user/login/setting/userEdit',
    changed,
    { body: Type.Record(Type.String(), Type.Unknown()), act: { gives: ofCaller } },
    async (call) => ok(await editOwnData(call, call.body), messages.edited),
  ),
  route(
    'POST',
    '/sys/user/login/setting/bindPhone',
    changed,
    { body: { phone: text, smscode: text }, act: 'none' },
    async (call) => ok(await bindContact(call, parsePhone(call.body.phone), call.body.smscode), accountMessages.bound),
  ),
  route(
    'POST',
    '/sys/user/login/setting/bindEmail',
    changed,
    { body: { email: text, smscode: text }, act: 'none' },
    async (call) => ok(await bindContact(call, parseMail(call.body.email), call.body.smscode), accountMessages.bound),
  ),
  route('GET', '/sys/user/sessions', shown, async (call) => {
    const records = await readOwnSessions(call)
    return { records, total: records.length }
  }),
  route(
    'DELETE',
    '/sys/user/sessions',
    changed,
    { query: { id: Type.String({ minLength: 1, maxLength: 100 }) }, act: 'none' },
    async (call) => ok(await endOwnSession(call, call.query.id), messages.removed),
  ),
  route('GET', '/sys/log/mine', shown, (call) =>
    logEntries.list(call, {
      narrow: (query) => query.where('logType', '=', 1).where('userid', '=', call.user.id),
    }),
  ),
]
