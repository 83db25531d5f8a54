import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

interface CardDrag {
  readonly key: string
  /** Tells the cards of one board from those of others. */
  readonly board: symbol
  readonly canDrag: () => boolean
}

/** Lets a card be dragged. */
export const dragCard = (card: HTMLElement, { key, board, canDrag }: CardDrag): (() => void) =>
  draggable({
    element: card,
    canDrag,
    getInitialData: () => ({ board, key }),
    onDragStart: () => {
      card.dataset.dragged = ''
    },
    onDrop: () => {
      delete card.dataset.dragged
    },
  })

interface CardDrop {
  readonly board: symbol
  readonly canDrop: (key: string) => boolean
  readonly onDrop: (key: string) => void
}

/** Lets cards be dropped in a column. */
export function dropCards(column: HTMLElement, { board, canDrop, onDrop }: CardDrop): () => void {
  const leave = () => {
    delete column.dataset.over
  }
  return dropTargetForElements({
    element: column,
    canDrop: ({ source }) => source.data.board === board && canDrop(String(source.data.key)),
    onDragEnter: () => {
      column.dataset.over = ''
    },
    onDragLeave: leave,
    onDrop({ source }) {
      leave()
      onDrop(String(source.data.key))
    },
  })
}
