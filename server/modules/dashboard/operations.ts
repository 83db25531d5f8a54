import { sql } from 'kysely'
import { addDictionaryTexts, type SignedInCall } from '../../http/index.ts'
import { isOfTenant, type Values } from '../../http/resource/index.ts'

const kind = [{ field: 'operateType', dict: 'operate_type' }]

/** Entries that a page shows of the log. */
const max = 10

/**
 * Counts the operations of the last days by day and kind, `{ day, operateType, operateType_dictText, total }`. Every kind
 * that occurs has every day, so that charts have no gaps; today comes last.
 */
export async function readOperations(call: SignedInCall, days: number): Promise<readonly Values[]> {
  const { rows } = await sql<Values>`
    with days as (
      select day from generate_series(
        date_trunc('day', now()) - make_interval(days => cast(${days - 1} as integer)),
        date_trunc('day', now()), interval '1 day') day
    ), entries as (
      select operate_type, date_trunc('day', create_time) as day from sys_log
      where log_type = 2 and operate_type is not null and ${await isOfTenant('sysLog.tenantId', call)}
        and create_time >= (select min(day) from days)
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, kinds.operate_type, count(entries.operate_type) as total
    from days cross join (select distinct operate_type from entries) kinds
      left join entries on entries.day = days.day and entries.operate_type = kinds.operate_type
    group by days.day, kinds.operate_type order by days.day, kinds.operate_type`.execute(call.db)
  return addDictionaryTexts(rows, kind, call)
}

/** The people with the most operations of the last seven days, `{ username, realname, total, lastTime }`. */
export async function readActive(call: SignedInCall): Promise<readonly Values[]> {
  const { rows } = await sql<Values>`
    select sys_log.username, coalesce(max(sys_user.realname), sys_log.username) as realname, count(*) as total,
      max(sys_log.create_time) as last_time
    from sys_log left join sys_user on sys_user.id = sys_log.userid
    where sys_log.log_type = 2 and sys_log.username is not null and ${await isOfTenant('sysLog.tenantId', call)}
      and sys_log.create_time >= date_trunc('day', now()) - interval '6 days'
    group by sys_log.username order by total desc, sys_log.username limit ${max}`.execute(call.db)
  return rows
}

/** The latest operations of everybody, or the latest operations and sign-ins of one person. */
export async function readLatest(call: SignedInCall, userId?: string): Promise<readonly Values[]> {
  const entries = await call.db
    .selectFrom('sysLog')
    .leftJoin('sysUser', 'sysUser.id', 'sysLog.userid')
    .select([
      'sysLog.id',
      'sysLog.logContent',
      'sysLog.operateType',
      'sysLog.username',
      'sysUser.realname',
      'sysLog.ip',
      'sysLog.createTime',
    ])
    .where(await isOfTenant('sysLog.tenantId', call))
    .$if(userId === undefined, (query) => query.where('sysLog.logType', '=', 2))
    .$if(userId !== undefined, (query) => query.where('sysLog.userid', '=', userId ?? ''))
    .orderBy('sysLog.createTime', 'desc')
    .orderBy('sysLog.id', 'desc')
    .limit(max)
    .execute()
  return addDictionaryTexts(entries, kind, call)
}
