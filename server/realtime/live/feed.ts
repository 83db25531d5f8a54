import type { UserAccess } from '../../http/access.ts'

/** Values that a module publishes while they change, such as prices: they stand in no table that the server reads again. */
export interface Feed {
  /** The `socket` of sources that listen. */
  readonly topic: string
  /** The name of the value that says which record a change is about, such as `symbol`. */
  readonly key: string
  /** Who may listen; `anyone` for strangers too. */
  readonly access: UserAccess
}

/** What became of one record of a feed. */
export interface FeedChange {
  /** The record, by the value of the key of its feed. */
  readonly key: string
  /** The values that it has now; those that stay as they were may be left out. */
  readonly values?: Readonly<Record<string, unknown>>
  /** `changed` when left out. */
  readonly kind?: 'added' | 'changed' | 'removed'
}

/** Takes the changes of a feed; throws for a topic that no module declares. */
export type Publish = (topic: string, change: FeedChange) => void

/** Describes a feed. */
export const defineFeed = (feed: Feed): Feed => feed
