import { useCallback, useState } from 'react'
import { useLatest } from '../../../../ui/index.ts'

interface DraggingRequest {
  readonly canDrag: (key: string) => boolean
  /** Whether a card may be dropped in the column of a value. */
  readonly canDrop: (key: string, value: string | undefined) => boolean
  readonly onDrop: (key: string, value: string | undefined) => void
}

/** What makes cards and columns parts of one board; each is a ref of its element. */
export interface Dragging {
  readonly attachCard: (key: string, card: HTMLElement) => () => void
  readonly attachColumn: (value: string | undefined, column: HTMLElement) => () => void
}

type Chunk = typeof import('./dragCards.ts')

/** Attaches what dragging needs once its code is there: the board shows at once, and its keys work without it. */
function attachLater(attach: (chunk: Chunk) => () => void): () => void {
  let isThere = true
  let detach = () => {}
  void import('./dragCards.ts').then((chunk) => {
    if (isThere) detach = attach(chunk)
  })
  return () => {
    isThere = false
    detach()
  }
}

/** Lets the cards of a board be dragged to other columns. */
export function useDragging(request: DraggingRequest): Dragging {
  const latest = useLatest(request)
  const [board] = useState(() => Symbol('board'))
  const attachCard = useCallback<Dragging['attachCard']>(
    (key, card) =>
      attachLater((chunk) => chunk.dragCard(card, { key, board, canDrag: () => latest.current.canDrag(key) })),
    [board, latest],
  )
  const attachColumn = useCallback<Dragging['attachColumn']>(
    (value, column) =>
      attachLater((chunk) =>
        chunk.dropCards(column, {
          board,
          canDrop: (key) => latest.current.canDrop(key, value),
          onDrop: (key) => latest.current.onDrop(key, value),
        }),
      ),
    [board, latest],
  )
  return { attachCard, attachColumn }
}
