import type { LanguageTexts } from '../../runtime/language/index.ts'

/**
 * How a pack stands: as it is in its folder, at an earlier version since the folder has issues, left out since it was
 * never installed or lacks what it requires, or removed from the folders.
 */
export type PackStateName = 'installed' | 'earlier' | 'leftOut' | 'removed'

/** What keeps a pack from being installed, with its place; line and column count from 1. */
export interface PackIssue {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

/** A pack of the installation, without its documents. */
export interface PackState {
  readonly id: string
  readonly title: LanguageTexts | null
  /** The version that is served, or was served last. */
  readonly version: number | null
  readonly state: PackStateName
  readonly checksum: string | null
  readonly issues: readonly PackIssue[]
  /** When the version was installed, as the wire writes times. */
  readonly installedAt: string | null
}

/** Whether the pages and tables of a pack are served. */
export const isServed = ({ state }: Pick<PackState, 'state'>): boolean => state === 'installed' || state === 'earlier'
