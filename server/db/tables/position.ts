import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Json, Optional } from './columns.ts'

/** Positions that people hold (wire contract 1.10). */
export interface SysPositionTable extends AuditColumns {
  id: string
  code: string
  name: string
  /** An item of the dictionary `position_rank`. */
  postRank: Optional<string>
  tenantId: Defaulted<number>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}
