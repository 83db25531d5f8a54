import type { ColumnType } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Rows of one table as the database has them. */
export interface TableRows {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Rows that stayed and refer to nothing any more: their keys, and what their columns had. */
export interface ClearedRows extends TableRows {
  readonly cleared: readonly string[]
}

/** What deletions removed, by the path of the resource, for a day. */
export interface SysRemovedTable {
  id: string
  path: string
  /** Those first on which others hang, and behind them what referred to them. */
  rows: ColumnType<readonly (TableRows | ClearedRows)[], string, never>
  tenantId: number
  createBy: string
  createTime: Timestamp
}
