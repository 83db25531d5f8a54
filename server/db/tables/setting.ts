import type { Json } from './columns.ts'

/** Settings of the installation, one JSON value per key. */
export interface SysSettingTable {
  key: string
  value: Json<unknown>
}
