import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { PackFile } from '../../packs/findPacks.ts'
import type { PackIssue, PackStateName } from '../../packs/packState.ts'
import type { Json, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

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

/** The packs of the installation. */
export interface SysPackTable {
  id: string
  /** The name of its folder, by which a pack is known whose `pack.json` cannot be read. */
  folder: string
  /** The version that is served, or was served last; null for a pack that was never installed. */
  version: Optional<number>
  title: Json<LanguageTexts>
  state: PackStateName
  /** That of the documents. */
  checksum: Optional<string>
  /** The documents of the last version without issues. */
  documents: Json<readonly PackFile[]>
  /** What is wrong with the documents in the folder. */
  issues: Json<readonly PackIssue[]>
  installedAt: OptionalTimestamp
}
