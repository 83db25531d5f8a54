import type { DataRecord } from '../../runtime/index.ts'
import { toText } from './values.ts'

/** What people read of a field: the text that the server puts beside the value (wire contract 1.1 and 1.13), else the value. */
export const recordText = (record: DataRecord, field: string): string =>
  toText(record[`_replace_text_${field}`]) || toText(record[`${field}_dictText`]) || toText(record[field])
