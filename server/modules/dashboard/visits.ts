import { type RawBuilder, sql } from 'kysely'
import { listLastDays, selectDays } from '../../http/days.ts'
import type { SignedInCall } from '../../http/index.ts'
import { selectEntries } from '../log/logList.ts'

/** How many people came, of all time and today, by the clock of the caller (wire contract 1.1). */
export interface VisitTotals {
  readonly totalVisitCount: number
  readonly todayVisitCount: number
  /** Addresses that people came from today. */
  readonly todayIp: number
}

/** The visits of one day. */
export interface VisitDay {
  readonly visit: number
  /** Addresses that people came from. */
  readonly ip: number
  /** The day without its year, `MM-DD`. */
  readonly type: string
  /** The day, `YYYY-MM-DD`. */
  readonly tian: string
}

/** A visit is a sign-in that succeeded. */
const isVisit = sql`visit.log_type = 1 and visit.method = 'signIn.succeeded'`

/** The code of who is told what everybody did, in numbers. */
export const figuresCode = 'dashboard:figures'

/**
 * The entries of the log that a call counts: those that the caller sees for who holds the code, and else their own.
 * Existing clients ask on their first page, whoever is signed in, and report a refusal; what a person did themselves is
 * theirs to know, and is of the same shape.
 */
async function selectCounted(call: SignedInCall): Promise<RawBuilder<unknown>> {
  if ((await call.access()).has(figuresCode)) return sql`${await selectEntries(call)}`
  return sql`(select * from sys_log where sys_log.userid = ${call.user.id})`
}

/** Counts the visits (wire contract 1.4, `loginfo`). */
export async function readVisitTotals(call: SignedInCall): Promise<VisitTotals> {
  const [today] = listLastDays(call.timeZone, 1)
  const { rows } = await sql<VisitTotals>`
    select count(*) as total_visit_count,
      count(*) filter (where create_time >= ${today?.start}) as today_visit_count,
      count(distinct ip) filter (where create_time >= ${today?.start}) as today_ip
    from ${await selectCounted(call)} visit where ${isVisit}`.execute(call.db)
  return rows[0] ?? { totalVisitCount: 0, todayVisitCount: 0, todayIp: 0 }
}

/** Counts the visits of the last seven days, also of days without any; today comes last (wire contract 1.4). */
export async function readVisitDays(call: SignedInCall): Promise<readonly VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    select count(visit.id) as visit, count(distinct visit.ip) as ip,
      substr(days.day, 6) as type, days.day as tian
    from ${selectDays(listLastDays(call.timeZone, 7))}
      left join ${await selectCounted(call)} visit on ${isVisit}
        and visit.create_time >= days.starts and visit.create_time < days.ends
    group by days.day order by days.day`.execute(call.db)
  return rows
}
