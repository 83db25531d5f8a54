import { useMemo } from 'react'
import type { DataRecord } from '../../../../registry/index.ts'
import { useLatest } from '../../../../ui/index.ts'
import type { ActionButton, ListActions } from '../../useActions.ts'
import type { ListViewProps } from '../definition.ts'
import { useViewText } from '../viewText.ts'
import type { BoardColumn } from './boardColumns.ts'
import { boardTexts } from './boardTexts.ts'

interface BoardActionsRequest extends Pick<ListViewProps, 'controller' | 'actions'> {
  readonly field: string
  readonly choices: readonly BoardColumn[]
  readonly canMove: (record: DataRecord) => boolean
}

/** The actions of a list, with the ways of a card to the other columns among those of its record. */
export function useBoardActions(
  { controller: { keyOf }, actions, field, choices, canMove }: BoardActionsRequest,
  onMove: (key: string, to: BoardColumn) => void,
): ListActions {
  const text = useViewText(boardTexts)
  const latest = useLatest(onMove)
  return useMemo(() => {
    const toMoves = (record: DataRecord): readonly ActionButton[] =>
      choices
        .filter(({ value, isOpen }) => isOpen && value !== String(record[field] ?? ''))
        .map((column) => ({
          id: `move ${column.value}`,
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
  }, [actions, choices, field, text, keyOf, canMove, latest])
}
