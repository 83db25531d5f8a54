import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type DataRecord,
  type EditProps,
  resolveTemplates,
  useAccess,
  useExclusion,
  useFillRule,
  useFormChecks,
  useMessage,
  useNames,
  useRegistry,
  useSiblings,
  useText,
  useTranslate,
} from '../../runtime/index.ts'
import { showRefused } from './actions/showFailing.ts'
import { outerNamesOf } from './columns/outerNames.ts'
import { toColumns } from './columns/toColumns.ts'
import type { GridColumn } from './columns/types.ts'
import { useChoices } from './columns/useChoices.ts'
import { createGrid } from './grid/createGrid.ts'
import { toRefusals } from './grid/refusals.ts'
import type { Grid, GridSetup } from './grid/types.ts'
import type { EditableTableProps } from './props.ts'
import { loadRowForm } from './row-form/RowFormPanel.tsx'
import { createRowFormState } from './row-form/rowFormState.ts'
import { toKeys } from './store/removedKeys.ts'

interface Table {
  readonly grid: Grid
  readonly columns: readonly GridColumn[]
  /** Changes when rows have to be drawn again for what is around them. */
  readonly version: unknown
}

const noFields: readonly string[] = []

/** The table of an editor: it lives as long as the editor does, and follows what the document and the form say. */
export function useTable(edit: EditProps<readonly DataRecord[], EditableTableProps>): Table {
  const { id, value, props, fields, disabled, invalid, messages, onChange } = edit
  const { findWidget } = useRegistry()
  const hasAccess = useAccess()
  const isExcluded = useExclusion()
  const pageNames = useNames()
  const siblings = useSiblings()
  const text = useText()
  const translate = useTranslate()
  const message = useMessage()
  // A table without fields of its own shows those of its rows.
  const shown = fields ? undefined : value
  const columns = useMemo(
    () => toColumns({ fields, value: shown, props, findWidget, hasAccess, text }),
    [fields, shown, props, findWidget, hasAccess, text],
  )
  const checks = useFormChecks()
  const fill = useFillRule()
  const findChoices = useChoices(columns)
  const outer = useMemo(
    () => (fields ? outerNamesOf(fields, props.disabledRowsWhen) : noFields),
    [fields, props.disabledRowsWhen],
  )
  const names = useCallback((): DataRecord => {
    const around = pageNames()
    if (outer.length === 0) return around
    const record = Object.fromEntries(outer.map((name) => [name, siblings?.get(name)]))
    return { ...around, record: { ...(around.record as DataRecord | undefined), ...record } }
  }, [pageNames, outer, siblings])
  const allows = (code: string) => props.authPre === undefined || !isExcluded(`${props.authPre}:${code}`)
  const toolbar = props.toolbar

  const setup: GridSetup = {
    id,
    columns,
    props,
    disabled,
    names,
    findChoices,
    checks,
    fill,
    saved: edit.saved,
    translate,
    text,
    warn: (words) => message('warning', words),
    fail: (words) => message('error', words),
    isInvalid: invalid,
    hasHandle: !disabled,
    canAdd: allows('add'),
    canRemove: allows('batch_delete'),
    canMove: toolbar === undefined || toolbar.includes('moveUp') || toolbar.includes('moveDown'),
    refusals: useRef(toRefusals(undefined, [])).current,
    resolve: (template) => resolveTemplates(template, names()).value,
  }
  const latest = useRef({ setup, siblings, onChange })
  latest.current = { setup: { ...setup, refusals: latest.current.setup.refusals }, siblings, onChange }
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
    latest.current.setup = {
      ...latest.current.setup,
      refusals: toRefusals(messages, grid.store.state().rows),
    }
    grid.store.refresh()
  }, [grid, messages])
  const [outerVersion, setOuterVersion] = useState(0)
  useEffect(() => {
    if (!siblings || outer.length === 0) return
    const ends = outer.map((name) =>
      siblings.subscribe(name, () => {
        grid.store.refresh()
        setOuterVersion((before) => before + 1)
      }),
    )
    return () => {
      for (const end of ends) end()
    }
  }, [grid, siblings, outer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object says that something of these has changed
  const version = useMemo(() => ({}), [columns, props, disabled, invalid, outerVersion])
  return { grid, columns, version }
}
