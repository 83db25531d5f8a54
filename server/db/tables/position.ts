import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** Positions that people hold (wire contract 1.10). */
export interface SysPositionTable extends AuditColumns {
  id: string
  code: string
  name: string
  /** An item of the dictionary `position_rank`. */
  postRank: Optional<string>
  tenantId: Defaulted<number>
}
