import type { Defaulted, Json, Optional, OptionalTimestamp } from './columns.ts'

/** The versions of the records of resources (wire contract 1.10). */
export interface SysDataLogTable {
  id: string
  /** The table in snake_case. */
  dataTable: string
  dataId: string
  /** The record as it was stored, by field name and without secrets. */
  dataContent: Json<Readonly<Record<string, unknown>>>
  /** 1, 2, 3 … for each record. */
  dataVersion: number
  /** `add`, `edit`, `delete`, or `base` for what was there before the first edit that was kept. */
  type: string
  /** The name and the user name of who made the version. */
  createName: Optional<string>
  createBy: Optional<string>
  createTime: OptionalTimestamp
  tenantId: Defaulted<number>
}
