import { type SqlBool, sql } from 'kysely'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import {
  addDictionaryTexts,
  listRows,
  logOperation,
  onlineMinutes,
  type RecordPage,
  type SignedInCall,
  toContaining,
  withTransaction,
} from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { selectVisibleIds, type Values } from '../../http/resource/index.ts'
import { nameDevice } from '../account/device.ts'
import { users } from '../user/resource.ts'

const messages = {
  own: {
    zh: '不能强制退出自己当前的会话，请使用退出登录',
    en: 'This is your own session: please sign out instead.',
    tw: '不能強制登出自己目前的會話，請使用登出',
  },
  gone: { zh: '该用户已不在线', en: 'This user is no longer online.', tw: '該使用者已不在線上' },
} as const

/** What is told of a session and of whose it is. */
const fields: QueryFields = {
  id: { type: 'text' },
  userId: { type: 'text' },
  username: { type: 'text' },
  realname: { type: 'text' },
  avatar: { type: 'text' },
  sex: { type: 'integer' },
  birthday: { type: 'date' },
  ip: { type: 'text' },
  userAgent: { type: 'text' },
  createTime: { type: 'datetime' },
  lastSeenTime: { type: 'datetime' },
}

/**
 * Lists who is online, each session with the person (wire contract 1.10). The `token` of a row is the id of its session:
 * the real one is kept nowhere. Birthdays are for those who may list users anyway.
 */
export async function listOnline(call: SignedInCall): Promise<RecordPage<Values>> {
  const mayList = (await call.access()).has('user:list')
  const shown = mayList ? fields : withoutBirthday(fields)
  const sent = call.query as Values
  // The search box of the wire finds parts of an account's name.
  const parameters = { ...sent, username: toContaining(sent.username) }
  const page = await listRows(call, { from: await selectOnline(call), fields: shown, sort: 'lastSeenTime', parameters })
  const records = await addDictionaryTexts(page.records, [{ field: 'sex', dict: 'sex' }], call)
  return {
    ...page,
    records: records.map(({ userAgent, ...record }) => ({
      ...record,
      token: record.id,
      device: nameDevice(typeof userAgent === 'string' ? userAgent : null),
      isCurrent: record.id === call.sessionId,
    })),
  }
}

const withoutBirthday = ({ birthday: _, ...others }: QueryFields): QueryFields => others

async function selectOnline(call: SignedInCall): Promise<RecordQuery> {
  const people = await selectVisibleIds(users.model, call)
  // The columns are those of the part that is selected from, which the type cannot say.
  return toDynamic(call.db)
    .with('onlineSession', (db) =>
      db
        .selectFrom('sysSession')
        .innerJoin('sysUser', 'sysUser.id', 'sysSession.userId')
        .select([
          'sysSession.id as id',
          'sysSession.userId as userId',
          'sysUser.username as username',
          'sysUser.realname as realname',
          'sysUser.avatar as avatar',
          'sysUser.sex as sex',
          'sysUser.birthday as birthday',
          'sysSession.ip as ip',
          'sysSession.userAgent as userAgent',
          'sysSession.createdAt as createTime',
          'sysSession.lastSeenAt as lastSeenTime',
        ])
        .where('sysUser.id', 'in', people)
        .where('sysUser.status', '=', 1)
        .where(isOnline),
    )
    .selectFrom('onlineSession') as unknown as RecordQuery
}

const isOnline = sql<SqlBool>`sys_session.expires_at > now()
  and sys_session.last_seen_at > now() - make_interval(mins => ${sql.lit(onlineMinutes)})`

/**
 * Ends a session at once, its sockets included. Nobody ends the session of somebody who may do more than they may
 * (wire contract 5, A6).
 */
export async function endSession(call: SignedInCall, id: string): Promise<void> {
  if (id === call.sessionId) throw createFailure(messages.own)
  await withTransaction(call, async (inner) => {
    const session = await inner.db
      .selectFrom('sysSession')
      .innerJoin('sysUser', 'sysUser.id', 'sysSession.userId')
      .select(['sysSession.userId', 'sysUser.username'])
      .where('sysSession.id', '=', id)
      .where('sysSession.userId', 'in', await selectVisibleIds(users.model, inner))
      .executeTakeFirst()
    if (session === undefined) throw createFailure(messages.gone)
    const { numDeletedRows } = await inner.db.deleteFrom('sysSession').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw createError('recordNotFound')
    await logOperation(inner, { type: 'delete', content: '强制退出', values: { username: session.username } })
  })
  call.services.notify.sessionEnded(id)
}
