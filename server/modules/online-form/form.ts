import type { RecordQuery } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { QueryFields } from '../../http/query/condition.ts'

/** A form whose records the calls of online forms read, by its code (wire contract 1.13). */
export interface FormSource {
  readonly code: string
  /** The columns that leave the server and by which the call may ask. */
  readonly fields: QueryFields
  /** The records that the caller may see. */
  readonly from: (call: SignedInCall) => Promise<RecordQuery> | RecordQuery
}
