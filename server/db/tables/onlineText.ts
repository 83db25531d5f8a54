import type { RecordTexts } from '../../http/recordTexts.ts'
import type { Json } from './columns.ts'

/** The texts of a form or report that a pack brought, in three languages; `id` is that of the record that has them. */
export interface OnlTextTable {
  id: string
  texts: Json<RecordTexts>
}
