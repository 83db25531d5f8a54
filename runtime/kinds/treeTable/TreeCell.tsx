import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { Twisty } from '../../tree/index.ts'
import { RowHandle } from './moving/RowHandle.tsx'
import { useTreeSurroundings } from './TreeContext.tsx'

interface TreeCellProps {
  readonly record: DataRecord
  readonly children: ReactNode
}

/** The cell that says where its record stands: indented, with what opens it, and marked when a search found it. */
export function TreeCell({ record, children }: TreeCellProps) {
  const { controller, dragging } = useTreeSurroundings()
  const translate = useTranslate()
  const cell = useRef<HTMLDivElement>(null)
  const { list, findRow, branches, matches, setOpen } = controller
  const key = list.keyOf(record)
  const row = findRow(key)
  const branch = branches.branches.get(key)
  const stale = branch?.failure && (branch.records?.length ?? 0) > 0 ? branch : undefined
  const matchKind = matches === undefined ? undefined : matches.has(key) ? 'match' : 'around'
  return (
    <div
      ref={cell}
      className="pw-tree-cell"
      data-look={matchKind}
      style={{ '--pw-tree-level': row?.level ?? 1 } as CSSProperties}
    >
      {dragging && <RowHandle cell={cell} record={record} dragging={dragging} />}
      <Twisty
        isOpen={row?.isOpen}
        isLoading={branch?.isLoading === true && row?.isOpen === true}
        onToggle={(isOpen) => setOpen(key, isOpen)}
      />
      <span className="pw-tree-cell-value">{children}</span>
      {stale && (
        <button
          type="button"
          className="pw-link pw-link-danger"
          tabIndex={-1}
          title={stale.failure?.message}
          onClick={stale.retry}
        >
          {translate('issues.retry')}
        </button>
      )}
    </div>
  )
}
