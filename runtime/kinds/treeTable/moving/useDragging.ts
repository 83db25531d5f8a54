import { useMemo, useState } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import { useLatest } from '../../../ui/index.ts'
import type { TreeController } from '../useTreeController.ts'
import { type DropZone, toMoveTarget } from './dropPlace.ts'
import type { Moving } from './useMoving.ts'

/** Moving the lines of a tree table by the mouse. */
export interface Dragging {
  readonly canMove: (record: DataRecord) => boolean
  /** Makes a line take part; gives what ends that. */
  readonly attach: (row: HTMLElement, handle: HTMLElement | undefined, record: DataRecord) => () => void
}

/** Gives what lines need to be dragged; undefined where the page does not offer to move records. */
export function useDragging(
  controller: TreeController,
  moving: Moving,
  canMove: ((record: DataRecord) => boolean) | undefined,
): Dragging | undefined {
  const [table] = useState(() => Symbol('tree table'))
  const latest = useLatest({ controller, moving })
  return useMemo(() => {
    if (!canMove) return undefined
    const lineOf = (record: DataRecord) =>
      latest.current.controller.findRow(latest.current.controller.list.keyOf(record))
    const targetOf = (record: DataRecord, held: DataRecord, zone: DropZone) => {
      const { tree, list } = latest.current.controller
      const line = lineOf(record)
      return line && toMoveTarget(tree, list.keyOf, line, zone, list.keyOf(held))
    }
    return {
      canMove,
      attach(row, handle, record) {
        let end: (() => void) | undefined
        let isOver = false
        void import('./dragRows.ts').then(({ dragRow }) => {
          if (isOver) return
          end = dragRow({
            row,
            handle,
            record,
            table,
            isOpen: () => lineOf(record)?.isOpen === true,
            allows(held, zone) {
              const target = targetOf(record, held, zone)
              return target !== undefined && latest.current.moving.plan(held, target).kind === 'move'
            },
            onDrop(held, zone) {
              const target = targetOf(record, held, zone)
              if (target) void latest.current.moving.move(held, target)
            },
            onLinger() {
              const line = lineOf(record)
              if (line?.isOpen === false) latest.current.controller.setOpen(line.key, true)
            },
          })
        })
        return () => {
          isOver = true
          end?.()
        }
      },
    }
  }, [latest, canMove, table])
}
