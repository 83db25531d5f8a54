import type { PageKind } from '../kinds/index.ts'

/** What a migration changes: one kind of page, or the models. */
export type MigratedKind = PageKind | 'model'

/**
 * Brings documents of one kind from a version to the next (design 3). The id is unique for ever, so that two branches
 * never take the same step; `migrate` gets a copy of its own, may change it, and gives the document of the new version.
 */
export interface Migration {
  readonly id: string
  readonly kind: MigratedKind
  readonly from: number
  readonly to: number
  migrate(document: Record<string, unknown>): Record<string, unknown>
}
