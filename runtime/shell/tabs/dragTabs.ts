import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

const kind = 'tab'

/**
 * Lets the tabs of a row be dragged to other places: elements with `data-tab`, the address, of which those with
 * `data-stays` stay where they are. `onDrop` gets the address of the tab and of the one beside which it was dropped.
 */
export function dragTabs(
  row: HTMLElement,
  onDrop: (path: string, target: string, edge: 'before' | 'after') => void,
): () => void {
  const elements = [...row.querySelectorAll<HTMLElement>('[data-tab]')]
  return combine(
    ...elements.map((element) => {
      const path = element.dataset.tab ?? ''
      const mark = (edge: string | null) => {
        if (edge) element.dataset.edge = edge
        else delete element.dataset.edge
      }
      const target = dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind && source.data.path !== path,
        getData: ({ input }) =>
          attachClosestEdge(
            {},
            { input, element, allowedEdges: 'stays' in element.dataset ? ['right'] : ['left', 'right'] },
          ),
        onDrag: ({ self }) => mark(extractClosestEdge(self.data)),
        onDragLeave: () => mark(null),
        onDrop({ self, source }) {
          mark(null)
          onDrop(String(source.data.path), path, extractClosestEdge(self.data) === 'right' ? 'after' : 'before')
        },
      })
      if ('stays' in element.dataset) return target
      return combine(draggable({ element, getInitialData: () => ({ kind, path }) }), target)
    }),
  )
}
