import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** Roles; the one whose code is `admin` has every access code (wire contract 1.5). */
export interface SysRoleTable extends AuditColumns {
  id: string
  roleName: string
  roleCode: string
  description: Optional<string>
  tenantId: Defaulted<number>
}

/** Which menu nodes and buttons a role grants, with the data rules chosen for them. */
export interface SysRolePermissionTable {
  id: string
  roleId: string
  permissionId: string
  dataRuleIds: Optional<string>
}
