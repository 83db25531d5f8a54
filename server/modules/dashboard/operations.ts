import { type RawBuilder, sql } from 'kysely'
import { listLastDays, selectDays } from '../../http/days.ts'
import { addDictionaryTexts, type SignedInCall, toShownText } from '../../http/index.ts'
import { isOfTenant, type Values } from '../../http/resource/index.ts'
import { selectEntries, withShownContent } from '../log/logList.ts'

const kind = [{ field: 'operateType', dict: 'operate_type' }]

/** Entries that a page shows of the log. */
const max = 10

/**
 * Counts the operations of the last days by day and kind, `{ day, operateType, operateType_dictText, total }`. Every kind
 * that occurs has every day, so that charts have no gaps; today comes last.
 */
export async function readOperations(call: SignedInCall, days: number): Promise<readonly Values[]> {
  const { rows } = await sql<Values>`
    with days as (select * from ${selectDays(listLastDays(call.timeZone, days))}), entries as (
      select operate_type, days.day from ${await selectEntries(call)} entry
        join days on create_time >= days.starts and create_time < days.ends
      where log_type = 2 and operate_type is not null
    )
    select days.day, kinds.operate_type, count(entries.operate_type) as total
    from days cross join (select distinct operate_type from entries) kinds
      left join entries on entries.day = days.day and entries.operate_type = kinds.operate_type
    group by days.day, kinds.operate_type order by days.day, kinds.operate_type`.execute(call.db)
  return addDictionaryTexts(rows, kind, call)
}

/** The people with the most operations of the last seven days, `{ username, realname, total, lastTime }`. */
export async function readActive(call: SignedInCall): Promise<readonly Values[]> {
  const [first] = listLastDays(call.timeZone, 7)
  const { rows } = await sql<Values>`
    select entry.username, coalesce(max(${toShownText('realname', 'realname', call.language, 'sysUser')}), entry.username) as realname, count(*) as total,
      max(entry.create_time) as last_time
    from ${await selectEntries(call)} entry left join sys_user on sys_user.id = entry.userid
    where entry.log_type = 2 and entry.username is not null
      and entry.create_time >= ${first?.start}
    group by entry.username order by total desc, entry.username limit ${max}`.execute(call.db)
  return rows
}

/** The latest operations that the caller sees in the log. */
export async function readLatest(call: SignedInCall): Promise<readonly Values[]> {
  return readNewest(call, sql`${await selectEntries(call)} entry where entry.log_type = 2`)
}

/** The latest operations and sign-ins of the caller in the tenant: what somebody did themselves is theirs to know. */
export async function readMine(call: SignedInCall): Promise<readonly Values[]> {
  const isHere = await isOfTenant('entry.tenantId', call)
  return readNewest(call, sql`sys_log entry where entry.userid = ${call.user.id} and ${isHere}`)
}

async function readNewest(call: SignedInCall, entries: RawBuilder<unknown>): Promise<readonly Values[]> {
  const { rows } = await sql<Values>`
    select entry.id, entry.log_content, ${toShownText('logContent', 'logContent', call.language, 'entry')} as shown_content, entry.operate_type, entry.username, ${toShownText('realname', 'realname', call.language, 'sysUser')} as realname, entry.ip, entry.create_time
    from (select entry.* from ${entries} order by entry.create_time desc, entry.id desc limit ${max}) entry
      left join sys_user on sys_user.id = entry.userid
    order by entry.create_time desc, entry.id desc`.execute(call.db)
  return addDictionaryTexts(rows.map(withShownContent), kind, call)
}
