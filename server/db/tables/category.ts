import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Json } from './columns.ts'

/** Categories, a tree (wire contract 1.9). */
export interface SysCategoryTable extends AuditColumns {
  id: string
  /** The id of the category above; `0` at the top. */
  pid: Defaulted<string>
  name: string
  /** The parent's code and a segment of its own, such as `A01A02`. */
  code: string
  /** `1` when there are categories below. */
  hasChild: Defaulted<string>
  tenantId: Defaulted<number>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}
