import type { Json, Timestamp } from './columns.ts'

/** What the packs have put into this database, so that a later install knows what is still theirs. */
export interface PackInstallTable {
  pack: string
  itemKind: string
  itemId: string
  checksum: string
  /** The values as they were installed last. */
  installed: Json<Readonly<Record<string, unknown>>>
  installedAt: Timestamp
}
