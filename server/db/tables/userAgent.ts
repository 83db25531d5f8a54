import type { AuditColumns, Defaulted, OptionalTimestamp } from './columns.ts'

/** Who acts for whom in a span of time (wire contract 1.10). */
export interface SysUserAgentTable extends AuditColumns {
  id: string
  userName: string
  agentUserName: string
  startTime: OptionalTimestamp
  endTime: OptionalTimestamp
  /** 1 in force, 0 not. */
  status: Defaulted<string>
}
