import type { Optional, Timestamp } from './columns.ts'

/** Accounts of other sites by which a user may sign in. */
export interface SysThirdAccountTable {
  id: string
  thirdType: string
  issuer: string
  /** Who it is at the issuer. */
  subject: string
  name: Optional<string>
  userId: string
  createTime: Timestamp
}
