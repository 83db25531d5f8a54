import { findChangedValues, setChangedValues } from '../ui/index.ts'

type Row = Readonly<Record<string, unknown>>

/** What the server says of records, by their keys. */
export interface Changes {
  readonly added: readonly Row[]
  readonly changed: readonly Row[]
  readonly removed: readonly string[]
}

interface Patch {
  readonly values: Row
  readonly at: number
}

/** Changes laid over the records of an answer, which stay what they are. */
export interface Overlay {
  /** Takes changes that came at a time, in milliseconds. */
  take(changes: Changes, at: number): void
  /** Forgets what came before a time: an answer that was asked for then has it. */
  forget(before: number): void
  /** The records with what changed in them, without those that are gone; each stays the same until it changes. */
  apply(records: readonly Row[]): readonly Row[]
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** A record with values of it changed; the same record where none is another one. */
function change(before: Row, values: Row): Row {
  const names = Object.keys(values).filter((name) => !isSame(before[name], values[name]))
  if (names.length === 0) return before
  const known = findChangedValues(before)
  const after = { ...before, ...values }
  setChangedValues(after, {
    ...known,
    ...Object.fromEntries(names.map((name) => [name, (known?.[name] ?? 0) + 1])),
  })
  return after
}

/** Allocates the overlay of one source, whose records are known by the value of one name. */
export function createOverlay(key: string): Overlay {
  const patches = new Map<string, Patch>()
  const removed = new Map<string, number>()
  // How each record of the answer shows, and by which patch.
  let shown = new WeakMap<Row, { readonly patch: Patch; readonly row: Row }>()

  const patch = (values: Row, at: number): void => {
    const id = String(values[key])
    removed.delete(id)
    patches.set(id, { values: { ...patches.get(id)?.values, ...values }, at })
  }
  const show = (record: Row, latest: Patch): Row => {
    const before = shown.get(record)
    if (before?.patch === latest) return before.row
    const row = change(before?.row ?? record, latest.values)
    shown.set(record, { patch: latest, row })
    return row
  }
  return {
    take({ added, changed, removed: gone }, at) {
      for (const values of [...added, ...changed]) patch(values, at)
      for (const id of gone) {
        patches.delete(id)
        removed.set(id, at)
      }
    },
    forget(before) {
      for (const [id, { at }] of patches) if (at < before) patches.delete(id)
      for (const [id, at] of removed) if (at < before) removed.delete(id)
      shown = new WeakMap()
    },
    apply(records) {
      if (patches.size === 0 && removed.size === 0) return records
      let isOther = false
      const rows: Row[] = []
      for (const record of records) {
        const id = String(record[key])
        if (removed.has(id)) {
          isOther = true
          continue
        }
        const latest = patches.get(id)
        const row = latest === undefined ? record : show(record, latest)
        isOther ||= row !== record
        rows.push(row)
      }
      return isOther ? rows : records
    },
  }
}
