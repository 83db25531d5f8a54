import { useCallback, useMemo, useState } from 'react'
import { createUnsavedChangesScope, type UnsavedChangesScope, useMayLeave } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { ListController } from '../useListController.ts'

/** The record of a list whose parts show below it. */
export interface ChosenRecord {
  /** The one that a person chose as long as the list shows it, else the first; undefined while there is none. */
  readonly record: DataRecord | undefined
  readonly key: string | undefined
  readonly choose: (record: DataRecord) => void
  /** What would be lost in its parts. */
  readonly unsavedScope: UnsavedChangesScope
}

/** Which record of a list is chosen, for lists that show parts of it. */
export function useChosenRecord({ resolved, state, keyOf }: ListController): ChosenRecord | undefined {
  const { page } = resolved
  const hasParts = 'parts' in page && page.parts !== undefined
  const [wanted, setWanted] = useState<string>()
  const [unsavedScope] = useState(createUnsavedChangesScope)
  const mayLeave = useMayLeave()
  const { records } = state
  const record = hasParts ? (records.find((each) => keyOf(each) === wanted) ?? records[0]) : undefined
  const key = record && keyOf(record)
  const choose = useCallback(
    async (next: DataRecord) => {
      const nextKey = keyOf(next)
      if (nextKey !== key && (await mayLeave(unsavedScope))) setWanted(nextKey)
    },
    [keyOf, key, mayLeave, unsavedScope],
  )
  return useMemo(
    () => (hasParts ? { record, key, choose: (next) => void choose(next), unsavedScope } : undefined),
    [hasParts, record, key, choose, unsavedScope],
  )
}
