import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Json, Optional } from './columns.ts'

/** What people are granted, by whichever role: the one place that decides who holds a menu node or a button. */
export interface SysGrantedPermissionView {
  userId: string
  permissionId: string
  /** The rules that the role chose at the node, as a comma list. */
  dataRuleIds: string | null
  roleId: string
  roleName: string
  source: 'role' | 'depart'
  /** The tenant in which it is granted; 0 for wherever the person works. */
  tenantId: number
}

/** Conditions on the records that a menu node shows; roles choose among them (wire contract 2.5). */
export interface SysPermissionDataRuleTable extends AuditColumns {
  id: string
  permissionId: string
  ruleName: string
  /** A field of the records, in camelCase or snake_case. */
  ruleColumn: string
  /** An operator of wire contract 2.4. */
  ruleConditions: string
  ruleValue: Optional<string>
  /** 1 valid, 0 invalid. */
  status: Defaulted<string>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}
