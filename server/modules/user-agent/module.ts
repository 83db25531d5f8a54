import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import {
  code,
  defineModule,
  messages,
  ok,
  route,
  type SignedInCall,
  signedIn,
  withTransaction,
} from '../../http/index.ts'
import { findSentVersion, type Values } from '../../http/resource/index.ts'
import { findPeople, userAgents } from './resource.ts'

const own = signedIn('People choose who acts for themselves; the call knows them by their session alone.')
const savedMessage = { zh: '代理人设置成功！', en: 'The delegate has been set.', tw: '代理人設定成功！' } as const

/** Who acts for whom (wire contract 1.10). */
export const userAgentModule = defineModule({
  id: 'user-agent',
  section: '7.2',
  tables: [userAgents.table],
  routes: [
    userAgents.routes,
    route(
      'GET',
      '/sys/sysUserAgent/queryByUserName',
      signedIn('People see their own agent; that of others needs a code for agents.'),
      { query: { userName: Type.String({ minLength: 1, maxLength: 100 }) } },
      async (call) => {
        const { userName } = call.query
        const { has } = await call.access()
        if (userName !== call.user.username && !has('userAgent:list') && !has('userAgent:edit'))
          throw createError('forbidden')
        return findAgent(call, userName)
      },
    ),
    route('GET', '/sys/sysUserAgent/mine', own, (call) => findAgent(call, call.user.username)),
    route(
      'PUT',
      '/sys/sysUserAgent/mine',
      own,
      { body: Type.Record(Type.String(), Type.Unknown()), act: 'none' },
      async (call) => ok(await save(call, call.user.username, call.body), savedMessage),
    ),
    route('DELETE', '/sys/sysUserAgent/mine', own, { act: 'none' }, async (call) => {
      const record = await findAgent(call, call.user.username)
      if (record === null) throw createError('recordNotFound')
      return ok(await userAgents.remove(call, [String(record.id)]), messages.removed)
    }),
    route(
      'PUT',
      '/sys/sysUserAgent/save',
      code('userAgent:edit'),
      {
        body: Type.Object({ userName: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: true }),
        act: { actsFor: (call) => findPeople([], call) },
      },
      async (call) => ok(await save(call, call.body.userName, call.body), savedMessage),
    ),
  ],
})

/** The agent of a user as a record; null for who has none. */
async function findAgent(call: SignedInCall, userName: string): Promise<Values | null> {
  const page = await userAgents.list(call, {
    parameters: { pageSize: '1' },
    narrow: (query) => query.where('userName', '=', userName),
  })
  return page.records[0] ?? null
}

/** Sets the agent of a user, whether there was one before or not; the request's own words for who it is do not count. */
function save(call: SignedInCall, userName: string, values: Values): Promise<Values> {
  return withTransaction(call, async (inner) => {
    const record = await findAgent(inner, userName)
    if (record !== null) return userAgents.editRead(inner, { ...values, id: record.id })
    if (findSentVersion(values) !== undefined) throw createError('recordGone')
    return userAgents.add(inner, { ...values, userName })
  })
}
