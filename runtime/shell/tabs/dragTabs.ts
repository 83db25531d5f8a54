import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

const kind = 'tab'

/** Called with the address of a tab and that of the one beside which it was dropped. */
type OnDrop = (path: string, target: string, edge: 'before' | 'after') => void

/**
 * Lets the tabs of a row be dragged to other places: elements with `data-tab`, the address, of which those with
 * `data-stays` stay where they are. Tabs that come later take part, and those that are there keep doing so while others
 * come and go, so that no drag is cut off. Returns a function that ends it for all of them.
 */
export function dragTabs(row: HTMLElement, onDrop: OnDrop): () => void {
  const tabs = new Map<HTMLElement, () => void>()
  const update = () => {
    for (const [element, stop] of tabs) {
      if (element.isConnected) continue
      stop()
      tabs.delete(element)
    }
    for (const element of row.querySelectorAll<HTMLElement>('[data-tab]'))
      if (!tabs.has(element)) tabs.set(element, dragTab(element, onDrop))
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(row, { childList: true })
  return () => {
    observer.disconnect()
    for (const stop of tabs.values()) stop()
  }
}

function dragTab(element: HTMLElement, onDrop: OnDrop): () => void {
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
}
