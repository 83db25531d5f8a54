import { useCallback, useMemo } from 'react'
import type { ActionEntry, Field } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { useLatest } from '../../ui/index.ts'
import { RecordLink } from './RecordLink.tsx'
import type { ListColumn } from './tableColumns.tsx'
import type { ListActions } from './useActions.ts'
import type { ListController } from './useListController.ts'

/** What opens a record: a click on its name, a double click on its row, Enter. Undefined where the page has no way to. */
export function useOpening(
  actions: ListActions | undefined,
  rowActions: readonly ActionEntry[] | undefined,
): ((record: DataRecord) => void) | undefined {
  const latest = useLatest({ actions, rowActions })
  const canOpen = actions !== undefined && rowActions !== undefined && actions.canOpen(rowActions)
  const open = useCallback(
    (record: DataRecord) => {
      const { actions: current, rowActions: entries } = latest.current
      current?.toOpening(entries ?? [], record)?.run()
    },
    [latest],
  )
  return canOpen ? open : undefined
}

/** Deletes the record of a row, as its button would; nothing where it has none. */
export function useRemoving(
  actions: ListActions | undefined,
  rowActions: readonly ActionEntry[] | undefined,
): (record: DataRecord) => void {
  const latest = useLatest({ actions, rowActions })
  return useCallback(
    (record: DataRecord) => {
      const buttons = latest.current.actions?.toButtons(latest.current.rowActions ?? [], record) ?? []
      buttons.find(({ id, isDisabled }) => id === 'remove' && !isDisabled)?.run()
    },
    [latest],
  )
}

/** The widgets whose values are plain text, so that they may stand in a link. */
const plain: readonly (string | undefined)[] = [undefined, 'input', 'textarea', 'ellipsis']

/** Whether a field can be the link that opens its record. */
export const isPlainName = (field: Field | undefined): boolean => plain.includes(field?.widget)

/** Makes the name of each record what opens it. It is no Tab stop: from the keyboard, Enter on the row does the same. */
export function useNameColumn(
  columns: readonly ListColumn[],
  { resolved, keyOf }: ListController,
  open: ((record: DataRecord) => void) | undefined,
): readonly ListColumn[] {
  return useMemo(() => {
    const shown = columns.filter(({ isShown }) => isShown)
    const name = shown.find(({ id }) => id === resolved.display) ?? shown[0]
    if (!open || !name || name.isLink || !isPlainName(resolved.fields[name.id])) return columns
    const { render } = name.column
    const named = (record: DataRecord, index: number) => {
      const content = render(record, index)
      if (content === '' || content === null) return content
      return (
        <RecordLink record={record} keyOf={keyOf} open={open}>
          {content}
        </RecordLink>
      )
    }
    return columns.map((entry) => (entry === name ? { ...entry, column: { ...entry.column, render: named } } : entry))
  }, [columns, resolved, keyOf, open])
}
