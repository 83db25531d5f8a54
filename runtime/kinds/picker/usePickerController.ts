import { useCallback, useMemo, useState } from 'react'
import { toParameterText, useRecordsByValue } from '../../data/index.ts'
import { findCall, type ResolvedPage } from '../../language/index.ts'
import { type DataRecord, type PageOpening, useRegistry } from '../../registry/index.ts'
import { type ListController, useListController } from '../list/index.ts'
import { shownLength } from './shorten.ts'
import { useKnownRecords } from './useKnownRecords.ts'

/** A picker at a moment: a list, what is chosen of it, and the node of the tree whose records show. */
export interface PickerController {
  readonly list: ListController
  /** Whether several records can be ticked. */
  readonly isMultiple: boolean
  /** How many records can be confirmed. */
  readonly min: number
  readonly max: number
  /** What is chosen, in full as far as it is known. */
  readonly chosen: readonly DataRecord[]
  readonly labelOf: (record: DataRecord) => string
  /** Letters of a label that show. */
  readonly labelLength: number
  readonly toggle: (record: DataRecord) => void
  readonly node: string | undefined
  readonly chooseNode: (key: string | undefined) => void
}

const noRecords: readonly DataRecord[] = []

/** The controller of pickers: that of lists, with records that were chosen before and stay chosen over its pages. */
export function usePickerController(resolved: ResolvedPage<'picker'>, { choice }: PageOpening): PickerController {
  const { page, key, display, source, fields } = resolved
  const { findWidget } = useRegistry()
  const isMultiple = choice?.multiple ?? page.selection.multiple ?? false
  const min = choice?.min ?? (isMultiple ? 0 : 1)
  const max = choice?.max ?? (isMultiple ? Number.POSITIVE_INFINITY : 1)
  const valueField = choice?.value ?? page.selection.value ?? key
  const labelField = page.selection.label ?? display ?? valueField
  const byValue = useMemo(() => ({ ...resolved, key: valueField }), [resolved, valueField])

  const [node, setNode] = useState<string>()
  const filter = useMemo(
    () => ({ ...choice?.filter, ...(page.tree && node !== undefined ? { [page.tree.parameter]: node } : {}) }),
    [choice, page, node],
  )
  const given = choice?.records ?? noRecords
  const first = useMemo(
    () => (choice?.selected ?? []).map((value): DataRecord => ({ [valueField]: value })),
    [choice, valueField],
  )
  const list = useListController(byValue, { isSingle: !isMultiple, selected: first, filter })
  const { keyOf, state, selection, isRowDisabled, paging, setPage } = list

  const unknown = useMemo(() => {
    const known = new Set(given.map(keyOf))
    return (choice?.selected ?? []).filter((value) => !known.has(value))
  }, [given, choice, keyOf])
  const requested = useRecordsByValue({ url: findCall(source, 'list')?.path, field: valueField, values: unknown })
  const toKnown = useKnownRecords([given, requested, state.records], keyOf)

  const labelOf = useCallback(
    (record: DataRecord) => toParameterText(toKnown(record)[labelField]) || keyOf(record),
    [toKnown, labelField, keyOf],
  )
  const toggle = useCallback(
    (record: DataRecord) => {
      if (!isRowDisabled(record)) selection.toggle(record, !selection.keys.has(keyOf(record)))
    },
    [isRowDisabled, selection, keyOf],
  )
  const size = paging?.size
  const chooseNode = useCallback(
    (next: string | undefined) => {
      setNode(next)
      if (size !== undefined) setPage(1, size)
    },
    [setPage, size],
  )
  const chosen = selection.records.map(toKnown)
  const labelLength = shownLength(fields[labelField], findWidget)
  return { list, isMultiple, min, max, chosen, labelOf, labelLength, toggle, node, chooseNode }
}
