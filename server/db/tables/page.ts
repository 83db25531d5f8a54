import type { AuditColumns } from './columns.ts'

/** A page that was made on the server; it goes before one of the same id that a pack brings. */
export interface SysPageTable extends AuditColumns {
  id: string
  /** The id in the document. */
  pageId: string
  kind: string
  title: string
  /** The canonical text. */
  document: string
  /** Changes with the text. */
  checksum: string
}
