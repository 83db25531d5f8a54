import { useCallback, useMemo, useRef, useState } from 'react'
import { usePageInstance, usePageServices } from '../../../page/index.ts'
import { type DataRecord, lazyPart } from '../../../registry/index.ts'
import type { CellEditing, CellPlace } from '../../../table/index.ts'
import { useLatest } from '../../../ui/index.ts'
import type { ListController } from '../useListController.ts'
import type { CellEditorProps } from './CellEditor.tsx'
import { editableColumns, isCellOpen } from './cellAccess.ts'
import type { InlineEdit } from './inlineEdit.ts'
import { useCellSaves } from './useCellSaves.ts'

const CellEditor = lazyPart<CellEditorProps>(() => import('./CellEditor.tsx').then((chunk) => chunk.CellEditor))

/** Edits values in the cells of a list, one at a time; its fields, conditions and rules are those of the form. */
export function useInlineEdit(controller: ListController): InlineEdit {
  const { resolved, keyOf, isRowDisabled } = controller
  const { names } = usePageInstance()
  const { hasAccess } = usePageServices()
  const { records, isSaving, save, dialog } = useCellSaves(controller)
  const [edited, setEdited] = useState<{ readonly cell: CellPlace; readonly isLast: boolean }>()
  const isHeld = useRef(false)
  const latest = useLatest(records)

  const allowed = useMemo(() => editableColumns(resolved, hasAccess), [resolved, hasAccess])
  const isEditable = useCallback(
    (record: DataRecord, column: string) =>
      allowed.has(column) && !isRowDisabled(record) && isCellOpen(resolved, column, record, names()),
    [allowed, isRowDisabled, resolved, names],
  )
  const onBegin = useCallback(
    (cell: CellPlace) => {
      const last = latest.current.length > 1 ? latest.current.at(-1) : undefined
      if (!isHeld.current) setEdited({ cell, isLast: last !== undefined && keyOf(last) === cell.key })
    },
    [latest, keyOf],
  )
  const onHeld = useCallback((held: boolean) => {
    isHeld.current = held
  }, [])
  const isLast = edited?.isLast === true
  const render = useCallback<CellEditing<DataRecord>['render']>(
    (record, field, leave) => (
      <CellEditor
        key={`${keyOf(record)} ${field}`}
        resolved={resolved}
        record={record}
        field={field}
        isLast={isLast}
        onSave={(changes) => void save(record, changes)}
        onHeld={onHeld}
        onLeave={(to) => {
          setEdited(undefined)
          if (to) leave(to)
        }}
      />
    ),
    [keyOf, resolved, isLast, save, onHeld],
  )
  const editing = useMemo(
    () => (allowed.size > 0 ? { cell: edited?.cell, isEditable, onBegin, render } : undefined),
    [allowed, edited, isEditable, onBegin, render],
  )
  return { records, editing, isSaving, dialog }
}
