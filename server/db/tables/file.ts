import type { Defaulted, Optional, OptionalTimestamp } from './columns.ts'

/** Uploaded files; `path` is the name that the wire gives (wire contract 1.11). */
export interface SysFileTable {
  id: string
  path: string
  name: string
  size: number
  type: string
  owner: Optional<string>
  createTime: OptionalTimestamp
  /** Where it was stored; 0 for no tenant. */
  tenantId: Defaulted<number>
}
