import { type ReactNode, useCallback } from 'react'
import { usePageInstance, usePageServices } from '../../../../page/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { canEdit, isCellOpen, isWritable, mayBeEmpty } from '../../inlineEdit/cellAccess.ts'
import { useCellSaves } from '../../inlineEdit/useCellSaves.ts'
import type { ListViewProps } from '../definition.ts'
import { useViewText } from '../viewText.ts'
import { type BoardColumn, type FilledColumn, toMovedValue } from './boardColumns.ts'
import { boardTexts } from './boardTexts.ts'

interface MovesRequest extends Pick<ListViewProps, 'controller' | 'actions' | 'rowActions'> {
  readonly field: string
  readonly nameOf: (record: DataRecord) => string
}

/** What moves the cards of a board. */
interface Moves {
  /** The records with what is being saved in them. */
  readonly records: readonly DataRecord[]
  /** Whether the person may move a card: they may edit it, and the field lets its value be changed. */
  readonly canMove: (record: DataRecord) => boolean
  /** Whether cards may lose their value at all, and so be moved to the column of those without one. */
  readonly canClear: boolean
  /** Whether a card that may be moved may come to a column: its value can be needed. */
  readonly fits: (record: DataRecord, to: BoardColumn) => boolean
  /** Moves a card, which goes back when the server refuses it; says whether it stays. */
  readonly move: (record: DataRecord, from: FilledColumn, to: BoardColumn) => Promise<boolean>
  /** What is asked in front of the board. */
  readonly dialog: ReactNode
}

/** Moves cards by the edit of the list, with the way back beside what it reports. */
export function useMoves({ controller, actions, rowActions, field, nameOf }: MovesRequest): Moves {
  const { resolved, isRowDisabled } = controller
  const { names } = usePageInstance()
  const { hasAccess, message } = usePageServices()
  const text = useViewText(boardTexts)
  const { records, save, dialog } = useCellSaves(controller)

  const isAllowed = canEdit(resolved, hasAccess) && isWritable(resolved.fields[field])
  const hasButton = rowActions.some((entry) => (typeof entry === 'string' ? entry : entry.id) === 'edit')
  const canMove = useCallback(
    (record: DataRecord) => {
      if (!isAllowed || isRowDisabled(record) || !isCellOpen(resolved, field, record, names())) return false
      if (!hasButton) return true
      return actions.toButtons(rowActions, record).some(({ id, isDisabled }) => id === 'edit' && !isDisabled)
    },
    [isAllowed, isRowDisabled, resolved, field, names, hasButton, actions, rowActions],
  )
  const fits = useCallback(
    (record: DataRecord, { value, isOpen }: BoardColumn) =>
      isOpen && (value !== undefined || mayBeEmpty(resolved, field, record, names())),
    [resolved, field, names],
  )
  const move = async (record: DataRecord, from: FilledColumn, to: BoardColumn) => {
    const title = nameOf(record)
    const changes = { [field]: toMovedValue(record, field, to) }
    if (!(await save(record, changes))) return false
    const undo = async () => {
      const isBack = await save({ ...record, ...changes }, { [field]: record[field] ?? null })
      if (isBack) message('success', text('restored', { title, column: from.title }))
    }
    message('success', text('moved', { title, column: to.title }), { undo: () => void undo() })
    return true
  }
  return { records, canMove, canClear: isAllowed && resolved.fields[field]?.required !== true, fits, move, dialog }
}
