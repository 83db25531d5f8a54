import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

interface FileDrag {
  /** The element of one file; its `data-file` is its place in the list. */
  readonly item: HTMLElement
  /** Tells the list of the file from others: a file stays in its own. */
  readonly list: string
  /** Whether the files stand below or beside each other. */
  readonly axis: 'vertical' | 'horizontal'
  readonly onMove: (from: number, to: number) => void
}

const placeOf = (item: Element): number => Number((item as HTMLElement).dataset.file)

/** Lets a file be dragged to the places of others, and others to its own; gives what ends that. */
export function startFileDrag({ item, list, axis, onMove }: FileDrag): () => void {
  const before = axis === 'vertical' ? 'top' : 'left'
  const after = axis === 'vertical' ? 'bottom' : 'right'
  const mark = (edge: string | null) => {
    if (edge) item.dataset.edge = edge === before ? 'before' : 'after'
    else delete item.dataset.edge
  }
  return combine(
    draggable({ element: item, getInitialData: () => ({ list, item }) }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => source.data.list === list && source.data.item !== item,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: [before, after] }),
      onDrag: ({ self }) => mark(extractClosestEdge(self.data)),
      onDragLeave: () => mark(null),
      onDrop({ self, source }) {
        mark(null)
        const from = placeOf(source.element)
        const gap = placeOf(item) + (extractClosestEdge(self.data) === after ? 1 : 0)
        onMove(from, gap > from ? gap - 1 : gap)
      },
    }),
  )
}
