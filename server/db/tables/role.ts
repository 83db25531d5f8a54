import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Json, Optional } from './columns.ts'

/** Roles; the one whose code is `admin` has every access code (wire contract 1.5). */
export interface SysRoleTable extends AuditColumns {
  id: string
  roleName: string
  roleCode: string
  description: Optional<string>
  tenantId: Defaulted<number>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** Which menu nodes and buttons a role grants, with the data rules chosen for them. */
export interface SysRolePermissionTable {
  id: string
  roleId: string
  permissionId: string
  dataRuleIds: Optional<string>
}
