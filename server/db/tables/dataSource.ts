import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** Databases beside the own one (wire contract 1.10). */
export interface SysDataSourceTable extends AuditColumns {
  id: string
  code: string
  name: string
  remark: Optional<string>
  /** An item of the dictionary `database_type`. */
  dbType: string
  dbDriver: Optional<string>
  dbUrl: string
  dbName: Optional<string>
  dbUsername: Optional<string>
  /** Encrypted with the key of the installation; it never leaves the server. */
  dbPassword: Optional<string>
  tenantId: Defaulted<number>
}
