import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { CallError, useData } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { useConflictDialog, useFailureMessage, usePageServices } from '../../../page/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import { useLatest } from '../../../ui/index.ts'
import type { TreeController } from '../useTreeController.ts'
import { type MovePlan, type MoveTarget, planMove, type RecordChange } from './planMove.ts'
import { saveChanges } from './saveChanges.ts'

/** A move that was made, until it is taken back or put away. */
interface MadeMove {
  readonly label: string
  readonly back: readonly RecordChange[]
}

export interface Moving {
  /** What a move would change. */
  readonly plan: (record: DataRecord, target: MoveTarget) => MovePlan
  /** Moves a record and says whether it went. */
  readonly move: (record: DataRecord, target: MoveTarget) => Promise<boolean>
  readonly made: MadeMove | undefined
  readonly undo: () => void
  readonly forget: () => void
  /** What is asked in front of the tree. */
  readonly dialog: ReactNode
}

/** Moves records in a tree table, by hand or through the dialog, and takes the last move back. */
export function useMoving(controller: TreeController, labelOf: (record: DataRecord) => string): Moving {
  const { client } = useData()
  const { findWidget } = useRegistry()
  const { ask, dialog } = useConflictDialog()
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const translate = useTranslate()
  const [made, setMade] = useState<MadeMove>()
  const isBusy = useRef(false)
  const latest = useLatest(controller)

  const { tree, list, shape, findRow } = controller
  const { keyOf, paging } = list
  const rootOffset = paging ? (paging.current - 1) * paging.size : 0
  const plan = useCallback(
    (record: DataRecord, target: MoveTarget) => {
      const first = tree.roots[0]?.[shape.parent]
      const options = {
        tree,
        keyOf,
        parentField: shape.parent,
        // Servers differ in what they write for no parent: a record at the top says it.
        rootValue: first === undefined ? shape.root : first,
        orderField: shape.order,
        rootOffset,
      }
      return planMove(options, record, findRow(keyOf(record))?.parent, target)
    },
    [tree, shape, findRow, keyOf, rootOffset],
  )

  const save = useCallback(
    async (changes: readonly RecordChange[]): Promise<boolean> => {
      if (isBusy.current) return false
      isBusy.current = true
      const { list, shape } = latest.current
      try {
        await saveChanges({ client, resolved: list.resolved, ask, findWidget }, changes, shape.children)
        return true
      } catch (error) {
        // The client has told of calls that failed.
        if (!(error instanceof CallError)) services.message('error', failureMessage(error))
        return false
      } finally {
        isBusy.current = false
        // A part of it may have been saved.
        await list.reload()
      }
    },
    [latest, client, services, failureMessage, ask, findWidget],
  )
  const move = useCallback(
    async (record: DataRecord, target: MoveTarget) => {
      const planned = plan(record, target)
      if (planned.kind === 'refused') {
        if (planned.reason !== 'same') services.message('warning', translate('tree.moveRefused'))
        return false
      }
      if (target.parent !== undefined) latest.current.setOpen(target.parent, true)
      const isSaved = await save(planned.changes)
      setMade(isSaved ? { label: labelOf(record), back: planned.back } : undefined)
      return isSaved
    },
    [latest, plan, services, translate, save, labelOf],
  )
  const undo = useCallback(() => {
    if (!made) return
    setMade(undefined)
    void save(made.back)
  }, [made, save])
  const forget = useCallback(() => setMade(undefined), [])
  return useMemo(() => ({ plan, move, made, undo, forget, dialog }), [plan, move, made, undo, forget, dialog])
}
