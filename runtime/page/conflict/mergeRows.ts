import { isObject } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

type Rows = readonly DataRecord[]

/** One list of rows as it was read, as the person has it, and as it is stored now. */
interface RowsRequest {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  /** The field that tells rows apart. */
  readonly key: string
  /** Whether two rows say the same. */
  readonly isSame: (one: DataRecord | undefined, other: DataRecord | undefined) => boolean
}

const isRows = (value: unknown): value is Rows => Array.isArray(value) && value.every(isObject)

/**
 * The rows with the changes of both writers, by their keys; the person's own new rows stay. Undefined for what are no rows
 * with keys, and where both changed the same row differently.
 */
export function mergeRows({ base, mine, theirs, key, isSame }: RowsRequest): Rows | undefined {
  if (!isRows(base) || !isRows(mine) || !isRows(theirs)) return undefined
  const keyOf = (row: DataRecord): string => String(row[key] ?? '')
  if (![...base, ...theirs].every((row) => keyOf(row) !== '')) return undefined
  const [before, own, now] = [base, mine, theirs].map(
    (rows) => new Map(rows.filter((row) => keyOf(row) !== '').map((row) => [keyOf(row), row])),
  ) as [Map<string, DataRecord>, Map<string, DataRecord>, Map<string, DataRecord>]
  const merged: DataRecord[] = []
  for (const row of mine) {
    const [was, other] = [before.get(keyOf(row)), now.get(keyOf(row))]
    const isChanged = !isSame(was, row)
    const isTheirs = was !== undefined && !isSame(was, other)
    if (isChanged && isTheirs && !isSame(row, other)) return undefined
    if (!isTheirs) merged.push(row)
    else if (other !== undefined) merged.push(other)
  }
  for (const row of theirs) {
    const was = before.get(keyOf(row))
    if (own.has(keyOf(row))) continue
    // A row that the person removed stays away, unless somebody has changed it since.
    if (was === undefined) merged.push(row)
    else if (!isSame(was, row)) return undefined
  }
  return merged
}
