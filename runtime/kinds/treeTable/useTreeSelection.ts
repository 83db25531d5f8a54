import { useCallback, useMemo } from 'react'
import type { DataRecord } from '../../registry/index.ts'
import { changeTicks, everyRecord, spreadTicks } from '../../tree/index.ts'
import type { ListController, Selection } from '../list/index.ts'
import type { TreeRecords } from './useTreeRecords.ts'

interface TreeSelection {
  readonly selection: Selection
  readonly isPartly: ((record: DataRecord) => boolean) | undefined
}

/** The selection of a tree: as it is, or, where ticking a record ticks all below it, spread over the branches. */
export function useTreeSelection(
  controller: ListController,
  { tree }: TreeRecords,
  isCascading: boolean,
): TreeSelection {
  const { selection, keyOf, isRowDisabled } = controller
  const ticks = useMemo(
    () => (isCascading ? spreadTicks(tree, keyOf, selection.keys, (record) => !isRowDisabled(record)) : undefined),
    [isCascading, tree, keyOf, selection.keys, isRowDisabled],
  )
  const known = useMemo(
    () =>
      isCascading
        ? new Map([...everyRecord(tree, keyOf)].map(({ key, record }) => [key, record as DataRecord] as const))
        : null,
    [isCascading, tree, keyOf],
  )
  const records = useMemo(() => {
    if (!ticks || !known) return selection.records
    const kept = new Map(selection.records.map((record) => [keyOf(record), record]))
    return toRecords(ticks.ticked, (key) => known.get(key) ?? kept.get(key))
  }, [ticks, known, selection.records, keyOf])

  const toggleAll = useCallback<Selection['toggleAll']>(
    (changed, isTicked) => {
      if (!known) return selection.toggleAll(changed, isTicked)
      const next = changeTicks(tree, keyOf, selection.keys, {
        keys: changed.map(keyOf),
        isTicked,
        isFree: (record) => !isRowDisabled(record),
      })
      const added = toRecords(
        [...next].filter((key) => !selection.keys.has(key)),
        (key) => known.get(key),
      )
      if (added.length > 0) selection.toggleAll(added, true)
      for (const key of selection.keys) if (!next.has(key)) selection.remove(key)
    },
    [known, selection, tree, keyOf, isRowDisabled],
  )
  const spread = useMemo<Selection>(
    () =>
      ticks
        ? {
            ...selection,
            keys: ticks.ticked,
            records,
            toggleAll,
            toggle: (record, isTicked) => toggleAll([record], isTicked),
          }
        : selection,
    [ticks, selection, records, toggleAll],
  )
  const isPartly = useMemo(() => ticks && ((record: DataRecord) => ticks.partly.has(keyOf(record))), [ticks, keyOf])
  return { selection: spread, isPartly }
}

const toRecords = (keys: Iterable<string>, find: (key: string) => DataRecord | undefined): readonly DataRecord[] =>
  [...keys].map(find).filter((record) => record !== undefined)
