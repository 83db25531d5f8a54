import type { DataRecord, FieldError } from '../../../runtime/index.ts'
import { computeRow, resetRow } from '../columns/computeRow.ts'
import { findErrors } from '../columns/findErrors.ts'
import { readsRows } from '../columns/outerNames.ts'
import { createServerAnswers, type ServerAnswers } from '../columns/serverAnswers.ts'
import { createCursor } from '../keyboard/cursor.ts'
import { tableDefaults } from '../props.ts'
import type { RowFormState } from '../row-form/rowFormState.ts'
import { createGridStore, type GridRules } from '../store/gridStore.ts'
import { revealCell, revealFocused } from './revealCell.ts'
import type { Grid, GridSetup, GridView } from './types.ts'

interface GridOptions {
  readonly value: unknown
  readonly setup: () => GridSetup
  readonly onChange: (records: readonly DataRecord[]) => void
  /** The keys of which the form around says already that they were removed. */
  readonly listRemoved?: () => readonly string[]
  readonly rowForm: RowFormState
}

const toCustomError = (message: string): FieldError => ({ kind: 'message', message })

/** What the store asks of the columns as they are now. */
function toRules(setup: () => GridSetup, answers: ServerAnswers): GridRules {
  const { allColumns: columns, props } = setup()
  const names = () => setup().names()
  const computed = columns.filter(({ field }) => field.value !== undefined)
  const reset = columns.filter(({ field, widget }) => field.value === undefined && widget?.resetsTo)
  const fields = Object.fromEntries(columns.map(({ name, field }) => [name, field]))
  return {
    complete(values, rows) {
      const filled = reset.length === 0 ? values : resetRow(reset, values)
      return computed.length === 0 ? filled : computeRow(computed, filled, { names, rows })
    },
    readsRows: readsRows(fields) || columns.some(({ options }) => options.unique === true),
    findErrors(row, rows, isShown) {
      const found = findErrors(columns, props, row, { names, rows }, isShown, answers.find)
      const refused = Object.entries(setup().refusals.get(row.key) ?? {}).filter(
        ([name, { value }]) => !(name in found) && row.values[name] === value,
      )
      if (refused.length === 0) return found
      return { ...found, ...Object.fromEntries(refused.map(([name, { message }]) => [name, toCustomError(message)])) }
    },
  }
}

/** Allocates a table: its store and its cursor live as long as it does. */
export function createGrid({ value, setup, onChange, rowForm, listRemoved }: GridOptions): Grid {
  const { key: keyField = tableDefaults.key, marks } = setup().props
  const cursor = createCursor()
  const answers = createServerAnswers({ checks: () => setup().checks, keyField })
  let view: GridView | undefined
  let takesFocus = false
  let known: { readonly columns: unknown; readonly props: unknown; readonly rules: GridRules } | undefined
  const store = createGridStore({
    value,
    keyField,
    marks,
    listRemoved,
    onChange,
    rules: () => {
      const { allColumns: columns, props } = setup()
      if (known?.columns !== columns || known.props !== props)
        known = { columns, props, rules: toRules(setup, answers) }
      return known.rules
    },
  })
  let keys = store.keys()
  store.subscribe(() => {
    if (store.keys() === keys) return
    keys = store.keys()
    cursor.keepTicks(keys)
  })
  return {
    store,
    cursor,
    answers,
    rowForm,
    setup,
    view: () => view,
    setView(next) {
      view = next
    },
    focus(cell) {
      takesFocus = true
      if (!view) return
      revealCell(view, cell)
      revealFocused(view)
    },
    reveal(cell) {
      if (view) revealCell(view, cell)
    },
    takesFocus() {
      const takes = takesFocus
      takesFocus = false
      return takes
    },
  }
}
