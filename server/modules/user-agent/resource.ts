import { createFailure, isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { findRows } from '../../db/rows.ts'
import { endsBeforeStart } from '../../db/time.ts'
import { refuseFields, type SignedInCall, type Subjects, type Viewer } from '../../http/index.ts'
import { narrowRecords, resource, seesEveryTenant, selectVisible, type Values } from '../../http/resource/index.ts'
import { users } from '../user/resource.ts'
import { selectShownPeople } from '../user/shownPeople.ts'

const messages = {
  taken: { zh: '该用户已设置代理人', en: 'This user already has a delegate.', tw: '該使用者已設定代理人' },
  unknown: { zh: '用户不存在：{name}', en: 'There is no such user: {name}', tw: '使用者不存在：{name}' },
  oneself: {
    zh: '不能把自己设为代理人',
    en: 'You cannot be your own delegate.',
    tw: '不能把自己設為代理人',
  },
  endsBeforeStart: {
    zh: '代理结束时间须晚于开始时间',
    en: 'The end must be after the start.',
    tw: '代理結束時間須晚於開始時間',
  },
  status: { zh: '状态须为 1 或 0', en: 'The status is 1 or 0', tw: '狀態須為 1 或 0' },
} as const satisfies Record<string, LanguageTexts>

/** Who acts for whom in a span of time (wire contract 1.10); a user has one agent. */
export const userAgents = resource({
  path: '/sys/sysUserAgent',
  table: 'sysUserAgent',
  model: 'system.user-agent',
  title: { zh: '用户代理人', en: 'Delegations', tw: '使用者代理人' },
  access: 'userAgent',
  act: { actsFor: findPeople },
  scope: narrowToPeople,
  fields: {
    userName: {
      length: 50,
      writable: 'onAdd',
      unique: messages.taken,
      alsoCalled: { zh: '用户账号', en: 'User', tw: '使用者帳號' },
    },
    agentUserName: { length: 50, alsoCalled: { zh: '代理人账号', en: 'Delegate', tw: '代理人帳號' } },
    startTime: { type: 'datetime' },
    endTime: { type: 'datetime' },
    status: {
      hasDefault: true,
      alsoCalled: { zh: '状态', en: 'Status', tw: '狀態' },
      pattern: { matches: /^[01]$/, message: messages.status },
    },
  },
  hooks: {
    beforeSave: checked,
  },
})

/** Whose agents some records are, and whose a call is about to set. */
export async function findPeople(ids: readonly string[], { db, body }: SignedInCall): Promise<Subjects> {
  const records = ids.length === 0 ? [] : await findRows(db, 'sysUserAgent', { id: [...ids] }, ['userName'])
  const sent = isObject(body) ? body.userName : undefined
  const names = [...records.map(({ userName }) => userName), ...(typeof sent === 'string' ? [sent] : [])]
  if (names.length === 0) return {}
  return { users: (await findRows(db, 'sysUser', { username: names }, ['id'])).map(({ id }) => id) }
}

/**
 * The agents of the people whom a call sees, those in the recycle bin too, where the agents may be named to it, and the
 * caller's own one. Who looks after all tenants sees those of and by accounts that are gone as well.
 */
async function narrowToPeople(query: RecordQuery, viewer: Viewer): Promise<RecordQuery> {
  const all = toDynamic(viewer.db).selectFrom(users.model.table)
  const people = await narrowRecords(users.model, all, viewer)
  const shown = await selectShownPeople(viewer)
  const seesEverybody = await seesEveryTenant(viewer)
  return query.where(({ and, or, eb }) => {
    const isSeen = eb('userName', 'in', people.select('username'))
    return or([
      eb('userName', '=', viewer.user.username),
      seesEverybody ? isSeen : and([isSeen, eb('agentUserName', 'in', shown.select('username'))]),
      ...(seesEverybody ? [eb('userName', 'not in', all.select('username'))] : []),
    ])
  })
}

async function checked(values: Values, before: Values | undefined, call: SignedInCall): Promise<Values> {
  const { userName, agentUserName, startTime, endTime } = { ...before, ...values }
  if (userName === agentUserName) throw refuseFields({ agentUserName: messages.oneself[call.language] })
  const named = [values.userName, values.agentUserName].filter((name) => typeof name === 'string')
  for (const name of named) await requireUser(call, name)
  if (endsBeforeStart(startTime, endTime)) throw refuseFields({ endTime: messages.endsBeforeStart[call.language] })
  return values
}

async function requireUser(call: SignedInCall, username: string): Promise<void> {
  if (username === call.user.username) return
  const visible = await selectVisible(users.model, call)
  const user = await visible.select('id').where('username', '=', username).executeTakeFirst()
  if (user === undefined) throw createFailure(messages.unknown, { details: { name: username } })
}
