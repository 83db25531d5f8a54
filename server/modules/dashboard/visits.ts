import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedInCall } from '../../http/index.ts'
import { isOfTenant } from '../../http/resource/index.ts'

/** How many people came, of all time and today; a day is one of the wire's zone, as the connection's is (wire contract 1.1). */
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
const isVisit = sql`log_type = 1 and method = 'signIn.succeeded'`

/** The code of who is told what everybody did, in numbers. */
export const figuresCode = 'dashboard:figures'

/**
 * Whose visits a call is about: those of everybody in the tenant for who holds the code, and else those of the person.
 * Existing clients ask on their first page, whoever is signed in, and report a refusal; what a person did themselves is
 * theirs to know, and is of the same shape.
 */
async function isCounted(call: SignedInCall): Promise<RawBuilder<SqlBool>> {
  if ((await call.access()).has(figuresCode)) return isOfTenant('sysLog.tenantId', call)
  return sql<SqlBool>`sys_log.userid = ${call.user.id}`
}

/** Counts the visits (wire contract 1.4, `loginfo`). */
export async function readVisitTotals(call: SignedInCall): Promise<VisitTotals> {
  const { rows } = await sql<VisitTotals>`
    select count(*) as total_visit_count,
      count(*) filter (where create_time >= date_trunc('day', now())) as today_visit_count,
      count(distinct ip) filter (where create_time >= date_trunc('day', now())) as today_ip
    from sys_log where ${isVisit} and ${await isCounted(call)}`.execute(call.db)
  return rows[0] ?? { totalVisitCount: 0, todayVisitCount: 0, todayIp: 0 }
}

/** Counts the visits of the last seven days, also of days without any; today comes last (wire contract 1.4). */
export async function readVisitDays(call: SignedInCall): Promise<readonly VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    select count(sys_log.id) as visit, count(distinct sys_log.ip) as ip,
      to_char(day, 'MM-DD') as type, to_char(day, 'YYYY-MM-DD') as tian
    from generate_series(date_trunc('day', now()) - interval '6 days', date_trunc('day', now()), interval '1 day') day
      left join sys_log on ${isVisit} and ${await isCounted(call)}
        and sys_log.create_time >= day and sys_log.create_time < day + interval '1 day'
    group by day order by day`.execute(call.db)
  return rows
}
