import { nestByParent } from '../../runtime/tree/nestByParent.ts'
import type { LoadedTree, TreeRecord } from '../../runtime/tree/types.ts'

export const keyOf = (record: TreeRecord): string => String(record.id)
export const parentOf = (record: TreeRecord): string => String(record.parentId)

/** Records `a`, `a1` … each with its parent, as `a: 0`. */
const toRecords = (parents: Readonly<Record<string, string>>): readonly TreeRecord[] =>
  Object.entries(parents).map(([id, parentId]) => ({ id, parentId }))

export const toTree = (parents: Readonly<Record<string, string>>): LoadedTree =>
  nestByParent(toRecords(parents), parentOf, keyOf)

/** a with a1 (a11, a12) and a2; b with b1; c. */
export const sample = { a: '0', a1: 'a', a11: 'a1', a12: 'a1', a2: 'a', b: '0', b1: 'b', c: '0' }
