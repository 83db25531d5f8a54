import type { Generated } from 'kysely'
import type { Defaulted, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

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
  /** The random number in the path, by which a text that names the file is recognised. */
  key: Generated<string | null>
}

/** Records that name stored files: where to look for who may read one. */
export interface SysFileReferenceTable {
  fileId: string
  /** The table and the column by their names in the database. */
  tableName: string
  recordId: string
  columnName: string
}

/** Files that somebody was shown by something that is no record of its own, such as the rows of a report. */
export interface SysFileShownTable {
  fileId: string
  userId: string
  /** What showed it: the table of reports and the id of one. */
  tableName: string
  recordId: string
  shownAt: Timestamp
}
