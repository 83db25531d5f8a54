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
  texts,
  toContaining,
  type Viewer,
  withTransaction,
} from '../../http/index.ts'
import {
  type ResourceModel,
  selectVisible,
  selectVisibleIds,
  toModel,
  toOpenModel,
  type Values,
} from '../../http/resource/index.ts'
import { nameDevice } from '../account/device.ts'
import { users } from '../user/resource.ts'

const messages = {
  own: {
    zh: '不能强制退出自己当前的会话，请使用退出登录',
    en: 'This is your own session: please sign out instead.',
    tw: '不能強制登出自己目前的工作階段，請使用登出',
  },
  gone: { zh: '该用户已不在线', en: 'This user is no longer online.', tw: '該使用者已不在線上' },
} as const

/** Sessions as records, each with whose it is, for the rules at their node. Birthdays are for those who may list users anyway. */
export const sessionRecords: ResourceModel = toModel({
  path: '/sys/online',
  table: 'sysSession',
  title: texts('在线用户', 'Online users', '線上使用者'),
  access: 'online',
  hasAuthors: false,
  scope: withPeople,
  fields: {
    userId: { type: 'text' },
    username: { type: 'text' },
    realname: { type: 'text' },
    avatar: { type: 'text' },
    sex: { type: 'integer' },
    birthday: { type: 'date', access: 'user:list' },
    ip: { type: 'text' },
    userAgent: { type: 'text' },
    createTime: { type: 'datetime' },
    lastSeenTime: { type: 'datetime' },
  },
})

/**
 * Lists who is online, each session with the person (wire contract 1.10). The `token` of a row is the id of its session:
 * the real one is kept nowhere.
 */
export async function listOnline(call: SignedInCall): Promise<RecordPage<Values>> {
  const { queryFields: fields } = await toOpenModel(sessionRecords, call)
  const from = (await selectVisible(sessionRecords, call)).where(isOnline)
  const sent = call.query as Values
  // The search box of the wire finds parts of an account's name.
  const parameters = { ...sent, username: toContaining(sent.username) }
  const page = await listRows(call, { from, fields, sort: 'lastSeenTime', parameters })
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

/** Those of some sessions that are of people whom a viewer sees, with what is known of the people. */
async function withPeople(query: RecordQuery, viewer: Viewer): Promise<RecordQuery> {
  const sessions = viewer.db
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
      'sysUser.status as status',
      'sysSession.ip as ip',
      'sysSession.userAgent as userAgent',
      'sysSession.createdAt as createTime',
      'sysSession.lastSeenAt as lastSeenTime',
      'sysSession.expiresAt as expiresAt',
    ])
    .where('sysSession.id', 'in', query.select('id').$castTo<{ id: string }>())
    .where('sysUser.id', 'in', await selectVisibleIds(users.model, viewer))
  // The columns are those of the part that is selected from, which the type cannot say.
  return toDynamic(viewer.db).selectFrom(sessions.as('sysSession')) as unknown as RecordQuery
}

const isOnline = sql<SqlBool>`status = 1 and expires_at > now()
  and last_seen_time > now() - make_interval(mins => ${sql.lit(onlineMinutes)})`

/**
 * Ends a session at once, its sockets included. Nobody ends the session of somebody who may do more than they may
 * (wire contract 5, A6).
 */
export async function endSession(call: SignedInCall, id: string): Promise<void> {
  if (id === call.sessionId) throw createFailure(messages.own)
  await withTransaction(call, async (inner) => {
    const visible = await selectVisible(sessionRecords, inner)
    const session = await visible.select('username').where('id', '=', id).executeTakeFirst()
    if (session === undefined) throw createFailure(messages.gone)
    const { numDeletedRows } = await inner.db.deleteFrom('sysSession').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw createError('recordNotFound')
    await logOperation(inner, {
      type: 'delete',
      content: texts('强制退出', 'Forced sign-out', '強制登出'),
      values: { username: session.username },
    })
  })
  call.services.notify.sessionEnded(id)
}
