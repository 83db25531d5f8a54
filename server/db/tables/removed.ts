import type { ColumnType } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Rows of one table as the database has them. */
export interface TableRows {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What deletions removed, by the path of the resource, for a day. */
export interface SysRemovedTable {
  id: string
  path: string
  /** Those first on which others hang. */
  rows: ColumnType<readonly TableRows[], string, never>
  tenantId: number
  createBy: string
  createTime: Timestamp
}
