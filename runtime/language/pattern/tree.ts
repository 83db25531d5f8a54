import type { CharacterSet } from './characterSet.ts'

/** A place in a text where something holds, whatever is read there. */
export type AnchorKind = 'start' | 'end' | 'lineStart' | 'lineEnd' | 'wordEdge' | 'noWordEdge'

/** A pattern as a tree. */
export type PatternNode =
  | { readonly kind: 'character'; readonly set: CharacterSet }
  | { readonly kind: 'anchor'; readonly anchor: AnchorKind; readonly words: CharacterSet }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'alternation'; readonly alternatives: readonly PatternNode[] }
  | RepeatNode
  | { readonly kind: 'group'; readonly item: PatternNode; readonly index: number }
  | LookaroundNode
  | BackreferenceNode

/** An item several times; `groups` are the numbers of the first group inside and of the first one behind. */
export interface RepeatNode {
  readonly kind: 'repeat'
  readonly item: PatternNode
  readonly min: number
  readonly max: number
  readonly isLazy: boolean
  readonly groups: readonly [number, number]
}

/** What has to stand, or must not stand, ahead of a place or behind it. */
export interface LookaroundNode {
  readonly kind: 'lookaround'
  readonly item: PatternNode
  readonly isAhead: boolean
  readonly isNegative: boolean
}

/** The text of a group once more; of several groups of a name the one that took part. */
export interface BackreferenceNode {
  readonly kind: 'backreference'
  readonly groups: readonly number[]
  readonly isSame: (code: number, other: number) => boolean
}
