import { useCallback, useMemo, useState } from 'react'
import type { ActionEntry } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { useLatest } from '../../ui/index.ts'
import { type ListActions, useActions } from '../list/index.ts'
import { createTreeBuiltIns } from './builtIns/treeBuiltIns.ts'
import type { TreeController } from './useTreeController.ts'

interface TreeActions {
  readonly actions: ListActions
  /** The record for which a person is asked where it goes. */
  readonly recordToMove: DataRecord | undefined
  readonly endMove: () => void
  /** Whether a record may be moved by hand; undefined where the page does not offer it. */
  readonly canMove: ((record: DataRecord) => boolean) | undefined
}

const isMove = (entry: ActionEntry): boolean =>
  typeof entry === 'string' ? entry === 'move' : entry.id === 'move' && !('steps' in entry)

/** The actions of a tree table: those of lists, and what only a tree can do. */
export function useTreeActions(controller: TreeController, rowActions: readonly ActionEntry[]): TreeActions {
  const [recordToMove, setRecordToMove] = useState<DataRecord>()
  const latest = useLatest(controller)
  const builtIns = useMemo(
    () => createTreeBuiltIns({ controller: () => latest.current, askWhereTo: setRecordToMove }),
    [latest],
  )
  const ofList = useActions(controller.list, builtIns)
  const { notes } = controller
  const actions = useMemo<ListActions>(
    () => ({
      ...ofList,
      // A line that is no record has nothing to press.
      toButtons: (entries, record) => (notes.findNote(record) ? [] : ofList.toButtons(entries, record)),
    }),
    [ofList, notes],
  )
  const move = rowActions.find(isMove)
  const isOffered = move !== undefined && ofList.toLabels([move]).length > 0
  const canMove = useCallback(
    (record: DataRecord) => move !== undefined && ofList.toButtons([move], record).some((button) => !button.isDisabled),
    [move, ofList],
  )
  const endMove = useCallback(() => setRecordToMove(undefined), [])
  return { actions, recordToMove, endMove, canMove: isOffered ? canMove : undefined }
}
