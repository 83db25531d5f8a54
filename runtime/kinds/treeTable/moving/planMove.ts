import type { DataRecord } from '../../../registry/index.ts'
import { findBelow, type KeyOf, type LoadedTree } from '../../../tree/index.ts'

/** Where a record is to go: below a record, undefined for the top, at a place among its children or behind the last. */
export interface MoveTarget {
  readonly parent: string | undefined
  /** The number among the children without the moved record, from 0. */
  readonly index?: number
}

/** What one record gets. */
export interface RecordChange {
  readonly record: DataRecord
  readonly values: DataRecord
}

export type MovePlan =
  | { readonly kind: 'refused'; readonly reason: 'itself' | 'below' | 'same' }
  | { readonly kind: 'move'; readonly changes: readonly RecordChange[]; readonly back: readonly RecordChange[] }

interface MoveOptions {
  readonly tree: LoadedTree
  readonly keyOf: KeyOf
  /** The field that holds the key of the parent. */
  readonly parentField: string
  /** What that field holds for the uppermost records. */
  readonly rootValue: unknown
  /** The field that counts brothers and sisters; without one they have no order to keep. */
  readonly orderField: string | undefined
  /** The number of the first of the uppermost records that show, less one. */
  readonly rootOffset?: number
}

const none: readonly DataRecord[] = []

/**
 * The changes that move a record, and those that move it back: its parent, and the numbers of those among whom it goes.
 * Only what changes is in it. A record never goes below itself.
 */
export function planMove(
  options: MoveOptions,
  record: DataRecord,
  from: string | undefined,
  target: MoveTarget,
): MovePlan {
  const { tree, keyOf, parentField, rootValue, orderField, rootOffset = 0 } = options
  const key = keyOf(record)
  if (target.parent === key) return { kind: 'refused', reason: 'itself' }
  const below = findBelow(tree, record, keyOf, () => false).records
  if (below.some((other) => keyOf(other) === target.parent)) return { kind: 'refused', reason: 'below' }

  const known = target.parent === undefined ? tree.roots : tree.childrenOf(target.parent)
  const siblings = known ?? none
  const others = siblings.filter((other) => keyOf(other) !== key)
  const index = Math.min(target.index ?? others.length, others.length)
  const isSameParent = from === target.parent
  const isSamePlace = isSameParent && siblings.findIndex((other) => keyOf(other) === key) === index
  if (isSamePlace || (isSameParent && orderField === undefined)) return { kind: 'refused', reason: 'same' }

  const parent = target.parent ?? rootValue
  const offset = target.parent === undefined ? rootOffset : 0
  const line = [...others.slice(0, index), record, ...others.slice(index)]
  const changes = line.flatMap((other, at): readonly RecordChange[] => {
    const moved = other === record && !isSameParent ? { [parentField]: parent } : {}
    const number = offset + at + 1
    // Among children that are not here no number is known to be free.
    const counts = orderField !== undefined && known !== undefined && Number(other[orderField]) !== number
    const counted = counts ? { [orderField]: number } : {}
    const values = { ...moved, ...counted }
    return Object.keys(values).length > 0 ? [{ record: other, values }] : []
  })
  return { kind: 'move', changes: firstOf(record, changes), back: firstOf(record, changes.map(toBack)) }
}

/** The moved record goes first: the numbers of the others mean nothing without it. */
const firstOf = (record: DataRecord, changes: readonly RecordChange[]): readonly RecordChange[] => [
  ...changes.filter((change) => change.record === record),
  ...changes.filter((change) => change.record !== record),
]

const toBack = ({ record, values }: RecordChange): RecordChange => ({
  record,
  values: Object.fromEntries(Object.keys(values).map((field) => [field, record[field] ?? null])),
})
