import { useCallback, useMemo, useState } from 'react'
import type { DataRecord } from '../../registry/index.ts'

/** The records that are ticked; they stay ticked when another page of the list is shown. */
export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly records: readonly DataRecord[]
  readonly toggle: (record: DataRecord, isChecked: boolean) => void
  readonly toggleAll: (records: readonly DataRecord[], isChecked: boolean) => void
  readonly remove: (key: string) => void
  readonly clear: () => void
}

/** Keeps the selection of a list; in single mode only the newest stays. */
export function useSelection(
  keyOf: (record: DataRecord) => string,
  isSingle: boolean,
  initial: readonly DataRecord[],
): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DataRecord>>(
    () => new Map(initial.map((record) => [keyOf(record), record])),
  )

  const toggleAll = useCallback(
    (records: readonly DataRecord[], isChecked: boolean) =>
      setChosen((before) => {
        const next = new Map(isSingle && isChecked ? [] : before)
        for (const record of records) {
          if (isChecked) next.set(keyOf(record), record)
          else next.delete(keyOf(record))
        }
        return next
      }),
    [keyOf, isSingle],
  )
  const toggle = useCallback((record: DataRecord, isChecked: boolean) => toggleAll([record], isChecked), [toggleAll])
  const remove = useCallback(
    (key: string) => setChosen((before) => new Map([...before].filter(([other]) => other !== key))),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])

  return useMemo(
    () => ({ keys: new Set(chosen.keys()), records: [...chosen.values()], toggle, toggleAll, remove, clear }),
    [chosen, toggle, toggleAll, remove, clear],
  )
}

/** A selection whose records are those that are shown now, as far as they are among these. */
export function withShown(
  selection: Selection,
  shown: readonly DataRecord[],
  keyOf: (record: DataRecord) => string,
): Selection {
  if (selection.keys.size === 0) return selection
  const current = new Map(shown.map((record) => [keyOf(record), record]))
  return { ...selection, records: selection.records.map((record) => current.get(keyOf(record)) ?? record) }
}
