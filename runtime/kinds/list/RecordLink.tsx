import type { MouseEvent, ReactNode } from 'react'
import { usePageInstance } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { ListController } from './useListController.ts'

interface RecordLinkProps {
  readonly record: DataRecord
  readonly keyOf: ListController['keyOf']
  readonly open: (record: DataRecord) => void
  /** Whether Tab leads to it, where nothing around it opens the record from the keyboard. */
  readonly isTabStop?: boolean
  readonly children: ReactNode
}

/**
 * The name of a record, which opens it: a link where the list has an address, which the browser opens in a tab of its
 * own as well. It is no Tab stop: from the keyboard, Enter on the row does the same.
 */
export function RecordLink({ record, keyOf, open, isTabStop = false, children }: RecordLinkProps) {
  const { address } = usePageInstance()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A text that was marked to be copied opens nothing.
    if (event.detail <= 1 && (getSelection()?.isCollapsed ?? true)) open(record)
  }
  const shared = { className: 'pw-cell-open', tabIndex: isTabStop ? 0 : -1, onClick }
  if (!address)
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    )
  const key = keyOf(record)
  return (
    <a
      {...shared}
      href={`?record=${encodeURIComponent(key)}`}
      // What is asked may have changed since the row was drawn.
      onMouseDown={({ currentTarget }) => {
        const query = new URLSearchParams(address.current().split('?')[1])
        query.set('record', key)
        currentTarget.search = String(query)
      }}
    >
      {children}
    </a>
  )
}
