import { type RefObject, useEffect, useRef } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import type { Dragging } from './useDragging.ts'

interface RowHandleProps {
  readonly cell: RefObject<HTMLElement | null>
  readonly record: DataRecord
  readonly dragging: Dragging
}

/** What the mouse takes hold of to move a line; the keys have the action that moves instead. */
export function RowHandle({ cell, record, dragging }: RowHandleProps) {
  const handle = useRef<HTMLSpanElement>(null)
  const canMove = dragging.canMove(record)
  useEffect(() => {
    const row = cell.current?.closest<HTMLElement>('.pw-table-row')
    return row ? dragging.attach(row, handle.current ?? undefined, record) : undefined
  }, [cell, record, dragging])
  if (!canMove) return null
  return (
    <span ref={handle} className="pw-tree-handle" aria-hidden="true">
      <svg viewBox="0 0 8 14" aria-hidden="true">
        <path d="M1 2h2M5 2h2M1 7h2M5 7h2M1 12h2M5 12h2" />
      </svg>
    </span>
  )
}
