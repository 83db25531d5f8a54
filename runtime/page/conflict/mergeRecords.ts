import { isSameValue, resetEmpty } from '../../form/index.ts'
import { defaultKey, type Field } from '../../language/index.ts'
import type { DataRecord, ValueWidget } from '../../registry/index.ts'
import { mergeRows } from './mergeRows.ts'

/** A record as it was read, as the person has it, and as it is stored now. */
export interface MergeRequest {
  readonly fields: Readonly<Record<string, Field>>
  /** The fields that are looked at. */
  readonly names: readonly string[]
  readonly base: DataRecord
  readonly mine: DataRecord
  readonly theirs: DataRecord
  readonly findWidget: (id: string) => ValueWidget | undefined
}

/** What becomes of the changes of two writers. */
export interface Merge {
  /** The values that go in with nobody being asked: those that the other writer alone changed, and rows of both. */
  readonly taken: DataRecord
  /** The fields that both changed, each to something else. */
  readonly both: readonly string[]
}

/** What is known of a value that no field shows, such as the place of a record in a tree. */
const unnamed: Field = {}

/**
 * Puts the changes of two writers together, field by field. A field that the stored record does not have is nobody's but the
 * person's.
 */
export function mergeRecords({ fields, names, base, mine, theirs, findWidget }: MergeRequest): Merge {
  const taken: Record<string, unknown> = {}
  const both: string[] = []
  for (const name of names) {
    const field = fields[name] ?? unnamed
    // A formula is worked out anew of what the others become.
    if (field.value !== undefined || !Object.hasOwn(theirs, name)) continue
    const isSame = (one: unknown, other: unknown): boolean =>
      isSameValue(resetEmpty(field, one, findWidget), resetEmpty(field, other, findWidget))
    const [was, own, now] = [base[name], mine[name], theirs[name]]
    if (isSame(was, now) || isSame(own, now)) continue
    if (isSame(was, own)) {
      taken[name] = now
      continue
    }
    const rows = mergeRows({ base: was, mine: own, theirs: now, key: defaultKey, isSame: toRowComparison(field) })
    if (rows) taken[name] = rows
    else both.push(name)
  }
  return { taken, both }
}

/** Rows are compared by their columns: who wrote them and when is nothing that a person changes. */
function toRowComparison({ fields }: Field): (one: DataRecord | undefined, other: DataRecord | undefined) => boolean {
  if (!fields) return isSameValue
  return (one, other) =>
    one === undefined || other === undefined
      ? one === other
      : Object.keys(fields).every((name) => isSameValue(one[name], other[name]))
}
