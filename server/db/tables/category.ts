import type { AuditColumns, Defaulted } from './columns.ts'

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
}
