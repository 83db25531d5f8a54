import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { listLastDays, selectDays } from '../../http/days.ts'
import {
  administratorRole,
  noTenant,
  onlineMinutes,
  readSecuritySettings,
  type SignedInCall,
  toShownText,
} from '../../http/index.ts'
import { narrowRecords, selectVisibleIds, type Values } from '../../http/resource/index.ts'
import { nameDevice } from '../account/device.ts'
import { readAttempts } from '../sign-in/attempts.ts'
import { users } from '../user/resource.ts'
import { weaknessMessages } from './messages.ts'

/** The most rows of a table of the report. */
const max = 200

/**
 * Whether the column of a name is that of an account which the caller sees, be it in the recycle bin. Names that no account
 * has are told to who works in no tenant: within one they would tell which names others have.
 */
async function isOfSeen(call: SignedInCall, name: string): Promise<RawBuilder<SqlBool>> {
  const all: RecordQuery = toDynamic(call.db, users.model).selectFrom('sysUser')
  const seen = (await narrowRecords(users.model, all, call)).select('username')
  const column = sql.ref(name)
  if (call.tenantId !== noTenant) return sql<SqlBool>`${column} in (${seen})`
  return sql<SqlBool>`(${column} in (${seen}) or not exists (select from sys_user where username = ${column}))`
}

/** Counts the sign-ins of the last days by what became of them, also of days without any; today comes last. */
export async function readSignInDays(call: SignedInCall, days: number): Promise<readonly Values[]> {
  const isSeen = await isOfSeen(call, 'sysLog.username')
  const { rows } = await sql<Values>`
    select days.day,
      count(*) filter (where method = 'signIn.succeeded') as succeeded,
      count(*) filter (where method = 'signIn.failed') as failed,
      count(*) filter (where method = 'signIn.refused') as refused
    from ${selectDays(listLastDays(call.timeZone, days))}
      left join sys_log on log_type = 1 and create_time >= days.starts and create_time < days.ends
        and ${isSeen}
    group by days.day order by days.day`.execute(call.db)
  return rows
}

/** A name that waits until it may be tried again. */
interface LockedName {
  readonly username: string
  readonly realname: string | null
  readonly failures: number
  readonly minutes: number
  readonly lastTime: string
  readonly ip: string | null
}

/**
 * The names that are locked now, whether there is such an account or not, with where the last attempt came from. Accounts
 * that the caller does not see are not among them.
 */
export async function readLocked(call: SignedInCall): Promise<readonly LockedName[]> {
  const { db } = call
  const isSeen = await isOfSeen(call, 'attempt.username')
  const { lockAfter } = await readSecuritySettings(db)
  const { rows } = await sql<Pick<LockedName, 'username' | 'realname' | 'lastTime' | 'ip'>>`
    select attempt.username, max(${toShownText('realname', 'realname', call.language, 'sysUser')}) as realname, max(attempt.created_at) as last_time,
      (array_agg(attempt.ip order by attempt.created_at desc))[1] as ip
    from sys_sign_in_attempt attempt left join sys_user on sys_user.username = attempt.username and sys_user.del_flag = 0
    where attempt.outcome = 'failed' and attempt.created_at > now() - interval '1 day'
      and ${isSeen}
    group by attempt.username having count(*) >= ${lockAfter}
    order by max(attempt.created_at) desc limit ${max}`.execute(db)
  const locked: LockedName[] = []
  for (const row of rows) {
    const { nameFailures, nameLockedMinutes } = await readAttempts(db, row.username, '')
    if (nameLockedMinutes > 0) locked.push({ ...row, failures: nameFailures, minutes: nameLockedMinutes })
  }
  return locked
}

/** The addresses with the most failed sign-ins of the last days. */
export async function readFailingAddresses(call: SignedInCall, days: number): Promise<readonly Values[]> {
  const isSeen = await isOfSeen(call, 'sysLog.username')
  const { rows } = await sql<Values>`
    select ip, count(*) as total, count(distinct username) as names, max(create_time) as last_time
    from sys_log where log_type = 1 and method in ('signIn.failed', 'signIn.refused') and ip is not null
      and create_time > now() - make_interval(days => cast(${days} as integer))
      and ${isSeen}
    group by ip order by total desc, ip limit 10`.execute(call.db)
  return rows
}

/** Counts the open sessions by the device that they were opened from. */
export async function readDevices(call: SignedInCall, unknown: string): Promise<readonly Values[]> {
  const sessions = await call.db
    .selectFrom('sysSession')
    .select(['userAgent', sql<number>`count(*)`.as('total')])
    .where(sql<boolean>`expires_at > now()`)
    .where('userId', 'in', await selectVisibleIds(users.model, call))
    .groupBy('userAgent')
    .execute()
  const totals = new Map<string, number>()
  for (const { userAgent, total } of sessions) {
    const device = nameDevice(userAgent) ?? unknown
    totals.set(device, (totals.get(device) ?? 0) + total)
  }
  return [...totals].map(([device, total]) => ({ device, total })).sort((one, other) => other.total - one.total)
}

/** The figures at the head of the report. */
export async function readSummary(call: SignedInCall): Promise<Values> {
  const seen = await selectVisibleIds(users.model, call)
  const isSeen = await isOfSeen(call, 'sysLog.username')
  const [yesterday, today] = listLastDays(call.timeZone, 2)
  const { rows } = await sql<Values>`
    select
      (select count(*) from sys_user where id in (${seen})) as accounts,
      (select count(*) from sys_user where id in (${seen}) and status = 2) as frozen,
      (select count(distinct user_id) from sys_session where expires_at > now() and user_id in (${seen})
        and last_seen_at > now() - make_interval(mins => ${sql.lit(onlineMinutes)})) as online,
      (select count(*) from sys_session where expires_at > now() and user_id in (${seen})) as sessions,
      (select count(*) from sys_log where log_type = 1 and method = 'signIn.failed' and ${isSeen}
        and create_time >= ${today?.start}) as failed_today,
      (select count(*) from sys_log where log_type = 1 and method = 'signIn.failed' and ${isSeen}
        and create_time >= ${yesterday?.start} and create_time < ${yesterday?.end}) as failed_yesterday`.execute(
    call.db,
  )
  return { ...rows[0], locked: (await readLocked(call)).length }
}

/**
 * The weak spots among the accounts: administrators who are frozen, accounts without a role, and accounts that could sign
 * in but were not seen for ninety days. A frozen account without a role is no weak spot: it opens nothing.
 */
export async function readWeaknesses(call: SignedInCall): Promise<readonly Values[]> {
  const { db, language } = call
  const seen = await selectVisibleIds(users.model, call)
  const isAdministrator = sql`exists (select 1 from sys_user_role join sys_role on sys_role.id = sys_user_role.role_id
    where sys_user_role.user_id = sys_user.id and sys_role.role_code = ${administratorRole})`
  const hasRole = sql`exists (select 1 from sys_user_role where sys_user_role.user_id = sys_user.id)`
  const { rows } = await sql<Values & { readonly weakness: keyof typeof weaknessMessages }>`
    select * from (
      select id, username, ${toShownText('realname', 'realname', language, 'sysUser')} as realname, status, last_time,
        case when status = 2 and ${isAdministrator} then 'frozenAdministrator'
          when status = 1 and not ${hasRole} then 'withoutRole'
          when status = 1 and coalesce(last_time, create_time) < now() - interval '90 days' then 'unused'
        end as weakness
      from sys_user left join (
        select userid, max(create_time) as last_time from sys_log
        where log_type = 1 and method = 'signIn.succeeded' group by userid
      ) signed_in on signed_in.userid = sys_user.id
      where del_flag = 0 and id in (${seen})
    ) spots where weakness is not null order by weakness, username limit ${max}`.execute(db)
  return rows.map(({ weakness, ...row }) => ({ ...row, weakness, weaknessText: weaknessMessages[weakness][language] }))
}
