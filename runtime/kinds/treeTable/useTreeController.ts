import { useCallback, useMemo, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import { usePageInstance } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { RowTree } from '../../table/index.ts'
import { everyRecord, type TreeRow, toFailureText } from '../../tree/index.ts'
import { type ListController, type ListStart, useListController } from '../list/index.ts'
import { nodesToOpen } from './nodesToOpen.ts'
import { createNoteRecords, type NoteRecords } from './noteRecords.ts'
import { toTreeCall, toTreeQuestion } from './treeQuestion.ts'
import { type TreeShape, toExtraParameters, toTreeShape } from './treeShape.ts'
import { type TreeRecords, useTreeRecords } from './useTreeRecords.ts'
import { useTreeSelection } from './useTreeSelection.ts'

/** A tree table at a moment: a list whose records are the lines of a tree, and the tree itself. */
export interface TreeController extends TreeRecords {
  /** What the parts of lists work on: its records are the lines that show. */
  readonly list: ListController
  readonly shape: TreeShape
  /** Parameters that go with every question. */
  readonly extra: DataRecord
  readonly notes: NoteRecords
  readonly findRow: (key: string) => TreeRow | undefined
  readonly places: RowTree<DataRecord>
  readonly isPartlyTicked: ((record: DataRecord) => boolean) | undefined
  readonly setOpen: (key: string, isOpen: boolean) => void
  readonly openAll: () => void
  readonly closeAll: () => void
}

const noPlace = { level: 1, position: 1, size: 1, isOpen: undefined }

/** The controller of tree tables: that of lists, with the tree put in the place of its records. */
export function useTreeController(resolved: ResolvedPage<'treeTable'>, start?: ListStart): TreeController {
  const { reloadRecords } = useData()
  const { names } = usePageInstance()
  const translate = useTranslate()
  const shape = useMemo(() => toTreeShape(resolved), [resolved])
  const extra = useMemo(() => toExtraParameters(resolved, names()), [resolved, names])
  const controller = useListController(resolved, {
    isSingle: false,
    start,
    toQuestion: useCallback((parameters, plain) => toTreeQuestion(shape, extra, parameters, plain), [shape, extra]),
    toCallName: useCallback((parameters, plain) => toTreeCall(shape, parameters, plain), [shape]),
  })
  const { keyOf, state } = controller
  const reload = useCallback(async () => {
    await Promise.all([controller.reload(), shape.isBranchApart && reloadRecords(shape.branchUrl)])
  }, [controller.reload, reloadRecords, shape])
  const records = useTreeRecords({ ...controller, reload }, shape, extra)
  const { rows, tree, canOpen, open, isOpen, isSettled } = records
  const [notes] = useState(() => createNoteRecords(resolved.key))

  const byKey = useMemo(() => {
    const lines = new Map<string, TreeRow>()
    const shown: DataRecord[] = []
    for (const row of rows) {
      const record = row.note ? notes.toRecord(row.key, row.note) : row.record
      lines.set(keyOf(record), row)
      shown.push(record)
    }
    return { lines, shown }
  }, [rows, notes, keyOf])
  const findRow = useCallback((key: string) => byKey.lines.get(key), [byKey])
  const setOpen = useCallback(
    (key: string, opens: boolean) => {
      // A search has records open by itself: what a person turns there is what differs from that.
      if (isOpen(key) !== opens) open.change([key], !open.keys.has(key))
    },
    [isOpen, open],
  )
  const places = useMemo<RowTree<DataRecord>>(
    () => ({
      placeOf: (record) => byKey.lines.get(keyOf(record)) ?? noPlace,
      onToggle: (record, opens) => setOpen(keyOf(record), opens),
    }),
    [byKey, keyOf, setOpen],
  )
  const turnAll = useCallback(
    (keys: readonly string[], opens: boolean) => {
      const turned = keys.filter((key) => isOpen(key) !== opens)
      for (const isIn of [true, false]) {
        const same = turned.filter((key) => open.keys.has(key) !== isIn)
        if (same.length > 0) open.change(same, isIn)
      }
    },
    [isOpen, open],
  )
  const openAll = useCallback(() => turnAll(nodesToOpen(tree, keyOf, canOpen), true), [turnAll, tree, keyOf, canOpen])
  const closeAll = useCallback(
    () =>
      turnAll(
        [...everyRecord(tree, keyOf)].map(({ key }) => key),
        false,
      ),
    [turnAll, tree, keyOf],
  )

  const { selection, isPartly } = useTreeSelection(controller, records, isCascading(resolved))
  const isRowDisabled = useCallback(
    (record: DataRecord) => notes.findNote(record) !== undefined || controller.isRowDisabled(record),
    [notes, controller.isRowDisabled],
  )
  const scopeOf = useCallback<ListController['scopeOf']>(
    (record) => ({ ...controller.scopeOf(record), rows: rows.map((row) => row.record), selection: selection.records }),
    [controller.scopeOf, rows, selection.records],
  )
  const shownState = useMemo(
    () => toShownState(state, byKey.shown, isSettled, translate),
    [state, byKey, isSettled, translate],
  )
  const list = { ...controller, state: shownState, selection, reload, isRowDisabled, scopeOf }
  return {
    ...records,
    list,
    shape,
    extra,
    notes,
    findRow,
    places,
    isPartlyTicked: isPartly,
    setOpen,
    openAll,
    closeAll,
  }
}

const isCascading = ({ page }: ResolvedPage<'treeTable'>): boolean =>
  typeof page.selection === 'object' && page.selection.cascade === true

/** The state of the table: what the answer says, with the lines of the tree in place of its records. */
function toShownState(
  state: ListController['state'],
  records: readonly DataRecord[],
  isSettled: boolean,
  translate: (key: string) => string,
): ListController['state'] {
  const shown = { ...state, records }
  if (shown.status === 'error')
    return { ...shown, failure: { ...shown.failure, message: toFailureText(shown.failure, translate) } }
  if (!isSettled) return { ...shown, status: records.length > 0 ? 'refreshing' : 'loading' }
  if (shown.status === 'ready' && records.length === 0) return { ...shown, status: 'empty' }
  return shown
}
