import { useMemo } from 'react'
import type { DataRecord } from '../../../../registry/index.ts'
import { unseen } from '../../../../ui/index.ts'
import { useCardParts } from '../../cards/useCardParts.ts'
import { toRecordName } from '../../recordName.ts'
import { useOpening } from '../../useOpening.tsx'
import type { ListViewProps } from '../definition.ts'
import { useViewText } from '../viewText.ts'
import { BoardColumnView } from './BoardColumnView.tsx'
import { type BoardColumn, type FilledColumn, fillColumns } from './boardColumns.ts'
import { boardTexts } from './boardTexts.ts'
import { useBoardActions } from './useBoardActions.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import { useColumnCounts } from './useColumnCounts.ts'
import { useDragging } from './useDragging.ts'
import { useMoves } from './useMoves.ts'

interface BoardProps extends ListViewProps {
  readonly field: string
  /** The columns without their records. */
  readonly choices: readonly BoardColumn[]
}

/** The columns of a board; cards are moved by dragging, by the keys and by their menu. */
export function Board(props: BoardProps) {
  const { controller, actions, rowActions, field, choices } = props
  const { resolved, keyOf, selection, isRowDisabled } = controller
  const text = useViewText(boardTexts)
  const parts = useBoardParts(props)
  const nameOf = (record: DataRecord) => {
    const title = parts.title && record[parts.title.name]
    return typeof title === 'string' && title !== '' ? title : toRecordName(record, resolved)
  }
  const { records, canMove, canClear, fits, move, dialog } = useMoves({ ...props, nameOf })
  const otherTitle = text('other')
  const [columns, stored] = useMemo(
    () =>
      [records, controller.state.records].map((each) => fillColumns(choices, each, field, otherTitle, canClear)) as [
        readonly FilledColumn[],
        readonly FilledColumn[],
      ],
    [choices, records, controller.state.records, field, otherTitle, canClear],
  )
  const counts = useColumnCounts({ controller, field, choices, columns, stored })
  const countOf = (column: FilledColumn) => {
    const count = counts[columns.indexOf(column)] ?? { kind: 'all', count: column.records.length }
    if (count.kind === 'all') return String(count.count)
    if (count.kind === 'minimum') return text('minimum', { count: count.count })
    return text(count.isEstimated ? 'ofAbout' : 'of', { count: count.count, total: count.total })
  }
  const open = useOpening(actions, rowActions)
  const send = async (record: DataRecord, from: FilledColumn, to: BoardColumn) => {
    const key = keyOf(record)
    const moving = move(record, from, to)
    keys.focusRecord(key)
    const isElsewhere = () => {
      const { activeElement } = document
      return activeElement !== document.body && keys.board.current?.contains(activeElement) === false
    }
    // A card that goes back is drawn anew; who went on elsewhere meanwhile stays there.
    if (!(await moving) && !isElsewhere()) keys.focusRecord(key)
  }
  const keys = useBoardKeys({
    columns,
    keyOf,
    nameOf,
    canMove,
    fits,
    countOf,
    onMove: (...moved) => void send(...moved),
    onOpen: open,
  })
  const find = (key: string) => {
    for (const column of columns) {
      const record = column.records.find((each) => keyOf(each) === key)
      if (record) return { column, record }
    }
    return undefined
  }
  const dragging = useDragging({
    canDrag: (key) => find(key) !== undefined,
    canDrop(key, value) {
      const [found, to] = [find(key), columns.find((column) => column.value === value)]
      return found !== undefined && to !== undefined && found.column.value !== value && fits(found.record, to)
    },
    onDrop(key, value) {
      const [found, to] = [find(key), columns.find((column) => column.value === value)]
      if (found && to) void move(found.record, found.column, to)
    },
  })
  const boardActions = useBoardActions({ ...props, columns, canMove, fits }, (key, to) => {
    const found = find(key)
    if (found) void send(found.record, found.column, to)
  })
  const cards = {
    keyOf,
    parts,
    recordClass: props.recordClass,
    rowActions,
    actions: boardActions,
    hasSelection: props.hasSelection,
    isSelected: (record: DataRecord) => selection.keys.has(keyOf(record)),
    isDisabled: isRowDisabled,
    onToggle: selection.toggle,
    onOpen: open,
    attach: dragging.attachCard,
    canMove,
    lifted: keys.lifted && keyOf(keys.lifted.record),
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards inside */}
      <div ref={keys.board} className="pw-board" onKeyDown={keys.onKeyDown} onFocus={keys.onFocus} onBlur={keys.onBlur}>
        <p className={unseen}>{text('hint')}</p>
        {columns.map((column, index) => (
          <BoardColumnView
            key={column.value ?? ''}
            column={column}
            index={index}
            reachable={keys.reachableIn(index)}
            isOver={keys.lifted?.over.value === column.value && keys.lifted !== undefined}
            emptyText={text('none')}
            count={countOf(column)}
            attach={dragging.attachColumn}
            cards={cards}
          />
        ))}
        <output className={unseen}>{keys.announcement}</output>
      </div>
      {dialog}
    </>
  )
}

/** The parts of the cards of a board: its columns say already what the field would, and pictures take the room of text. */
function useBoardParts({ controller, columns, field }: BoardProps) {
  const { parts } = useCardParts(controller, columns)
  return useMemo(
    () => ({
      ...parts,
      image: undefined,
      tags: parts.tags.filter(({ name }) => name !== field),
      fields: parts.fields.filter(({ name }) => name !== field),
    }),
    [parts, field],
  )
}
