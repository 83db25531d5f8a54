import type { PageKind } from '../kinds/index.ts'

/** Kinds that documents of former versions name, and no other. */
type FormerKind = 'report'

/** What a migration changes: one kind of page, the models, or the tables, which name no kind. */
export type MigratedKind = PageKind | FormerKind | 'model' | 'table'

/**
 * Brings documents of one kind from a version to the next (design 3). The id is unique for ever, so that two branches
 * never take the same step; `migrate` gets a copy of its own, may change it, and gives the document of the new version.
 */
export interface Migration {
  readonly id: string
  readonly kind: MigratedKind
  readonly from: number
  readonly to: number
  /** The kind that it is from then on, at the version `to` of it; the same when left out. */
  readonly becomes?: PageKind
  migrate(document: Record<string, unknown>): Record<string, unknown>
}
