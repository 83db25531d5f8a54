import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DataRecord, type EditProps, useTranslate } from '../../runtime/index.ts'
import { showRefused } from './actions/showFailing.ts'
import { createGrid } from './grid/createGrid.ts'
import { toRefusals } from './grid/refusals.ts'
import type { DrawnSetup, Grid } from './grid/types.ts'
import type { EditableTableProps } from './props.ts'
import { loadRowForm } from './row-form/RowFormPanel.tsx'
import { createRowFormState } from './row-form/rowFormState.ts'
import { toKeys } from './store/removedKeys.ts'
import { useSetup } from './useSetup.ts'

interface Table {
  readonly grid: Grid
  /** What the table is drawn by. */
  readonly drawn: DrawnSetup
}

/** The table of an editor: it lives as long as the editor does, and follows what the document and the form say. */
export function useTable(edit: EditProps<readonly DataRecord[], EditableTableProps>): Table {
  const { value, invalid, messages, onChange } = edit
  const translate = useTranslate()
  const { drawn, setup, siblings, subscribe } = useSetup(edit)
  // Events come after the drawing, and ask what the table is made of then.
  const latest = useRef({ setup: { ...setup, refusals: toRefusals(undefined, []) }, siblings, onChange })
  useInsertionEffect(() => {
    latest.current = { setup: { ...setup, refusals: latest.current.setup.refusals }, siblings, onChange }
  })
  const [grid] = useState(() =>
    createGrid({
      value,
      setup: () => latest.current.setup,
      onChange: (records) => latest.current.onChange(records),
      listRemoved() {
        const { removedInto } = latest.current.setup.props
        return removedInto === undefined ? [] : toKeys(latest.current.siblings?.get(removedInto))
      },
      rowForm: createRowFormState({
        load: loadRowForm,
        onFailure: () => latest.current.setup.fail(translate('widgets.editable-table.formFailed')),
      }),
    }),
  )

  useLayoutEffect(() => grid.store.applyExternal(value), [grid, value])
  useEffect(() => {
    if (invalid) void showRefused(grid)
  }, [grid, invalid])
  useEffect(() => {
    if (messages === undefined && latest.current.setup.refusals.size === 0) return
    latest.current.setup = { ...latest.current.setup, refusals: toRefusals(messages, grid.store.state().rows) }
    grid.store.refresh()
  }, [grid, messages])
  useEffect(() => subscribe(grid.store.refresh), [grid, subscribe])
  return { grid, drawn }
}
