import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Generated, Json, Optional, OptionalTimestamp } from './columns.ts'

/** A code that a department has or had, which no other one gets; the database keeps them by itself. */
export interface SysUsedOrgCodeTable {
  orgCode: string
}

/** Departments (wire contract 1.7). */
export interface SysDepartTable extends AuditColumns {
  id: string
  parentId: Optional<string>
  departName: string
  departNameEn: Optional<string>
  departNameAbbr: Optional<string>
  departOrder: Optional<number>
  description: Optional<string>
  /** 1 company, 2 organisation, 3 post. */
  orgCategory: Optional<string>
  /** The depth, from 1. */
  orgType: Optional<string>
  /** The parent's code and a segment of its own, such as `A01A02`. */
  orgCode: string
  mobile: Optional<string>
  fax: Optional<string>
  address: Optional<string>
  memo: Optional<string>
  status: Defaulted<string>
  delFlag: Defaulted<number>
  qywxIdentifier: Optional<string>
  directorUserIds: Optional<string>
  tenantId: Defaulted<number>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** Which users belong to which departments. */
export interface SysUserDepartTable {
  id: string
  userId: string
  depId: string
}

/** Tenants; a user names theirs in `relTenantIds`. */
export interface SysTenantTable extends AuditColumns {
  id: Generated<number>
  name: string
  beginDate: OptionalTimestamp
  endDate: OptionalTimestamp
  /** 1 normal; anything else is closed. */
  status: Defaulted<number>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}
