import type { Failure } from '../../../data/index.ts'
import type { LiveView } from '../../../live/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** What a source gave. Records of an earlier answer stay while others are fetched and when that fails. */
export interface SourceState {
  readonly status: 'loading' | 'ready' | 'refreshing' | 'empty' | 'error'
  readonly records: readonly DataRecord[]
  /** How many records there are, those included that were not asked for. */
  readonly total: number
  readonly failure: Failure | undefined
  /** When the records came, in milliseconds since 1970; 0 for those of the document. */
  readonly updatedAt: number
  readonly reload: () => Promise<void>
  /** The further records that there are; undefined for a source that gives all at once. */
  readonly further: FurtherRecords | undefined
  /** What a live source says of itself; undefined for one that follows nothing. */
  readonly live?: LiveView | undefined
}

/** The records beyond those that were asked for first. */
export interface FurtherRecords {
  readonly size: number
  /** The page that shows, from 1. */
  readonly page: number
  readonly hasMore: boolean
  readonly isAdding: boolean
  /** Why the last ones did not come. */
  readonly failure: Failure | undefined
  /** Adds the records that follow. */
  readonly add: () => void
  /** Shows another page in place of this one. */
  readonly goTo: (page: number) => void
}
