import { useMemo } from 'react'
import type { DataRecord } from '../../../../registry/index.ts'
import { useLatest } from '../../../../ui/index.ts'
import type { ActionButton, ListActions } from '../../useActions.ts'
import type { ListViewProps } from '../definition.ts'
import { useViewText } from '../viewText.ts'
import { type BoardColumn, type FilledColumn, toColumnValue } from './boardColumns.ts'
import { boardTexts } from './boardTexts.ts'

interface BoardActionsRequest extends Pick<ListViewProps, 'controller' | 'actions'> {
  readonly field: string
  readonly columns: readonly FilledColumn[]
  readonly canMove: (record: DataRecord) => boolean
  readonly fits: (record: DataRecord, to: BoardColumn) => boolean
}

/** The actions of a list, with the ways of a card to the other columns among those of its record. */
export function useBoardActions(
  { controller: { keyOf }, actions, field, columns, canMove, fits }: BoardActionsRequest,
  onMove: (key: string, to: BoardColumn) => void,
): ListActions {
  const text = useViewText(boardTexts)
  const latest = useLatest(onMove)
  return useMemo(() => {
    const toMoves = (record: DataRecord): readonly ActionButton[] =>
      columns
        .filter((column) => column.value !== toColumnValue(columns, record, field) && fits(record, column))
        .map((column) => ({
          id: `move ${column.value ?? ''}`,
          label: text('moveTo', { column: column.title }),
          style: 'default',
          isDisabled: false,
          isBusy: false,
          isKnown: true,
          run: () => latest.current(keyOf(record), column),
        }))
    return {
      ...actions,
      toButtons: (entries, record) => [
        ...actions.toButtons(entries, record),
        ...(canMove(record) ? toMoves(record) : []),
      ],
    }
  }, [actions, columns, field, text, keyOf, canMove, fits, latest])
}
