import type { ColumnType } from 'kysely'

/** What people prefer, one row for each choice. */
export interface SysUserPreferenceTable {
  userId: string
  name: string
  value: ColumnType<unknown, unknown, unknown>
}
