import type { AuditColumns, Optional } from './columns.ts'

/** Which menu nodes and buttons a department holds: the pool from which its roles may grant. */
export interface SysDepartPermissionTable {
  id: string
  departId: string
  permissionId: string
  dataRuleIds: Optional<string>
}

/** Roles inside of one department (wire contract 1.5). */
export interface SysDepartRoleTable extends AuditColumns {
  id: string
  departId: string
  roleName: string
  roleCode: string
  description: Optional<string>
}

/** Which of its department's nodes a role grants. */
export interface SysDepartRolePermissionTable {
  id: string
  departId: string
  permissionId: string
  roleId: string
  dataRuleIds: Optional<string>
}

/** Which members of a department have which of its roles. */
export interface SysDepartRoleUserTable {
  id: string
  userId: string
  droleId: string
}
