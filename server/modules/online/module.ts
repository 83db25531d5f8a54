import { Type } from 'typebox'
import { findRow } from '../../db/rows.ts'
import { code, defineModule, ok, route, type SignedInCall, type Subjects } from '../../http/index.ts'
import { endSession, listOnline, sessionRecords } from './sessions.ts'

const ended = { zh: '退出成功！', en: 'The session was ended.', tw: '登出成功！' }

/** Who is online, and ending their sessions (wire contract 1.10). */
export const onlineModule = defineModule({
  id: 'online',
  section: '7.2',
  routes: [
    route('GET', '/sys/online/list', code('online:list'), { resource: sessionRecords }, listOnline),
    route(
      'POST',
      '/sys/online/forceLogout',
      code('online:logout'),
      {
        body: { token: Type.String({ minLength: 1, maxLength: 100 }) },
        resource: sessionRecords,
        act: { actsFor: (call) => findPersonOf(call, call.body.token) },
      },
      async (call) => ok(await endSession(call, call.body.token), ended),
    ),
  ],
})

async function findPersonOf({ db }: SignedInCall, sessionId: string): Promise<Subjects> {
  const session = await findRow(db, 'sysSession', { id: sessionId }, ['userId'])
  return session === undefined ? {} : { users: [session.userId] }
}
