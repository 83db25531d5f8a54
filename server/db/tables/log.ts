import type { ColumnType } from 'kysely'
import type { RecordTexts } from '../../http/recordTexts.ts'
import type { Defaulted, Optional, OptionalTimestamp } from './columns.ts'

/** Sign-ins and operations (wire contract 1.10). */
export interface SysLogTable {
  id: string
  /** 1 sign-in, 2 operation. */
  logType: number
  /** The family's text. */
  logContent: string
  /** The same for each reader; entries of earlier versions have none. */
  texts: ColumnType<RecordTexts | null, RecordTexts, RecordTexts>
  /** 1 query, 2 add, 3 edit, 4 delete, 5 import, 6 export. */
  operateType: Optional<number>
  userid: Optional<string>
  username: Optional<string>
  ip: Optional<string>
  method: Optional<string>
  requestUrl: Optional<string>
  requestType: Optional<string>
  requestParam: Optional<string>
  /** Milliseconds. */
  costTime: Optional<number>
  createTime: OptionalTimestamp
  /** Where it was done; 0 for no tenant. */
  tenantId: Defaulted<number>
}
