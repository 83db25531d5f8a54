import { useCallback, useMemo, useState } from 'react'
import { evaluateCondition } from '../../../form/index.ts'
import { usePageInstance } from '../../../page/index.ts'
import { type DataRecord, lazyPart } from '../../../registry/index.ts'
import type { RowExpansion } from '../../../table/index.ts'
import type { ListController } from '../useListController.ts'
import type { ExpandedRecordProps } from './ExpandedRecord.tsx'

const ExpandedRecord = lazyPart<ExpandedRecordProps>(() =>
  import('./ExpandedRecord.tsx').then((chunk) => chunk.ExpandedRecord),
)

const noKeys: ReadonlySet<string> = new Set()

/** What opens below the rows of a list, if anything does. Rows stay open while the list is loaded again. */
export function useExpansion({ resolved, keyOf }: ListController): RowExpansion<DataRecord> | undefined {
  const { page } = resolved
  const { names } = usePageInstance()
  const expand = 'expand' in page ? page.expand : undefined
  const [keys, setKeys] = useState(noKeys)

  const onToggle = useCallback(
    (record: DataRecord, isOpen: boolean) =>
      setKeys((before) => {
        const key = keyOf(record)
        const others = expand?.single ? [] : [...before].filter((other) => other !== key)
        return new Set(isOpen ? [...others, key] : [...before].filter((other) => other !== key))
      }),
    [expand, keyOf],
  )
  const canOpen = useCallback(
    (record: DataRecord) => evaluateCondition(expand?.showWhen, { ...names(), record }, true),
    [expand, names],
  )
  const render = useCallback(
    (record: DataRecord) => expand && <ExpandedRecord expand={expand} record={record} resolved={resolved} />,
    [expand, resolved],
  )
  return useMemo(() => expand && { keys, onToggle, canOpen, render }, [expand, keys, onToggle, canOpen, render])
}
