import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Json, Optional, OptionalTimestamp } from './columns.ts'

/** People who sign in (wire contract 1.4 userInfo, 1.6). */
export interface SysUserTable extends AuditColumns {
  id: string
  username: string
  realname: Optional<string>
  password: string
  avatar: Optional<string>
  birthday: Optional<string>
  sex: Optional<number>
  email: Optional<string>
  phone: Optional<string>
  orgCode: Optional<string>
  /** 1 normal, 2 frozen. */
  status: Defaulted<number>
  /** 1 means that the user lies in the recycle bin. */
  delFlag: Defaulted<number>
  workNo: Optional<string>
  post: Optional<string>
  telephone: Optional<string>
  userIdentity: Optional<number>
  departIds: Optional<string>
  relTenantIds: Optional<string>
  clientId: Optional<string>
  homePath: Optional<string>
  activitiSync: Optional<number>
  failedLogins: Defaulted<number>
  lockedUntil: OptionalTimestamp
  passwordChangedAt: OptionalTimestamp
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** The names of all accounts that ever were. */
export interface SysUsedUsernameTable {
  username: string
}

/** Which roles a user has. */
export interface SysUserRoleTable {
  id: string
  userId: string
  roleId: string
}
