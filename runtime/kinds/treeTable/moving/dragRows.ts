import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { DataRecord } from '../../../registry/index.ts'
import type { DropZone } from './dropPlace.ts'

/** A line that is dragged and on which others are dropped. */
interface DragLine {
  readonly row: HTMLElement
  /** What the mouse takes hold of; undefined for a record that may not be moved. */
  readonly handle: HTMLElement | undefined
  readonly record: DataRecord
  /** Tells the lines of one table from those of others. */
  readonly table: symbol
  readonly isOpen: () => boolean
  /** Whether a record that is held there may go there. */
  readonly allows: (record: DataRecord, zone: DropZone) => boolean
  readonly onDrop: (record: DataRecord, zone: DropZone) => void
  /** A record is held on a closed line for a while. */
  readonly onLinger: () => void
}

/** Milliseconds after which a closed line opens under what is held on it. */
const lingering = 600

const zones: Readonly<Record<string, DropZone>> = {
  'reorder-above': 'above',
  'reorder-below': 'below',
  'make-child': 'inside',
}

/** Makes a line of a tree one that can be dragged, and on which others can be dropped; gives what ends that. */
export function dragRow({ row, handle, record, table, isOpen, allows, onDrop, onLinger }: DragLine): () => void {
  let linger: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(linger)
    linger = undefined
    delete row.dataset.drop
  }
  const zoneOf = (data: Record<string | symbol, unknown>): DropZone | undefined =>
    zones[extractInstruction(data)?.type ?? '']
  const heldOf = (data: Record<string | symbol, unknown>) => data.record as DataRecord

  const target = dropTargetForElements({
    element: row,
    canDrop: ({ source }) => source.data.table === table,
    getData: ({ input, element }) =>
      attachInstruction(
        {},
        { input, element, currentLevel: 0, indentPerLevel: 0, mode: isOpen() ? 'expanded' : 'standard' },
      ),
    onDrag({ self, source }) {
      const zone = zoneOf(self.data)
      if (!zone) return clear()
      row.dataset.drop = allows(heldOf(source.data), zone) ? zone : 'blocked'
      if (zone === 'inside' && !isOpen()) linger ??= setTimeout(onLinger, lingering)
      else {
        clearTimeout(linger)
        linger = undefined
      }
    },
    onDragLeave: clear,
    onDrop({ self, source }) {
      clear()
      const zone = zoneOf(self.data)
      const held = heldOf(source.data)
      if (zone && allows(held, zone)) onDrop(held, zone)
    },
  })
  if (!handle) return target
  const dragged = draggable({
    element: row,
    dragHandle: handle,
    getInitialData: () => ({ table, record }),
    onDragStart: () => row.setAttribute('data-dragged', ''),
    onDrop: () => row.removeAttribute('data-dragged'),
  })
  return combine(target, dragged, clear)
}
