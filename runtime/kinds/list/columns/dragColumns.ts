import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

const kind = 'column'

/** Lets a line of the settings be dragged to another place by its handle. */
export function dragColumn(
  line: HTMLElement,
  id: string,
  onDrop: (id: string, target: string, edge: 'before' | 'after') => void,
): () => void {
  const handle = line.querySelector<HTMLElement>('.pw-column-handle')
  const mark = (edge: string | null) => {
    if (edge) line.dataset.edge = edge
    else delete line.dataset.edge
  }
  const isColumn = (data: Record<string | symbol, unknown>) => data.kind === kind && data.id !== id
  return combine(
    draggable({ element: line, ...(handle ? { dragHandle: handle } : {}), getInitialData: () => ({ kind, id }) }),
    dropTargetForElements({
      element: line,
      canDrop: ({ source }) => isColumn(source.data),
      getData: ({ input, element }) => attachClosestEdge({ id }, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => mark(extractClosestEdge(self.data)),
      onDragLeave: () => mark(null),
      onDrop({ self, source }) {
        mark(null)
        onDrop(String(source.data.id), id, extractClosestEdge(self.data) === 'bottom' ? 'after' : 'before')
      },
    }),
  )
}
