import type { DataRecord } from '../../../runtime/index.ts'
import { createHistory } from './history.ts'
import { isSameKeys, stillRemoved, trackKeys } from './removedKeys.ts'
import { recordsOf, toRows } from './rowKeys.ts'
import type { GridRow, GridState, RowErrors, RowView } from './types.ts'

/** What the store asks of the columns. It is asked anew at each change, as columns follow the document. */
export interface GridRules {
  /** The values of a row with those that are computed. */
  readonly complete: (values: DataRecord, rows: readonly GridRow[]) => DataRecord
  /** Whether what is computed, or checked, of one row may depend on the others. */
  readonly readsRows: boolean
  /** The failures of a row among those of its cells that are to be shown. */
  readonly findErrors: (row: GridRow, rows: readonly GridRow[], isShown: (name: string) => boolean) => RowErrors
}

export interface GridStoreOptions {
  readonly value: unknown
  readonly keyField: string
  /** The field of the value that says what became of a row. */
  readonly marks: string | undefined
  /** The keys of which the form says already that they were removed; asked whenever a value comes from it. */
  readonly listRemoved?: (() => readonly string[]) | undefined
  readonly rules: () => GridRules
  readonly onChange: (records: readonly DataRecord[]) => void
}

/** The rows of one table outside of React: a keystroke draws one row and no other (design 3, sub-tables). */
export interface GridStore {
  state(): GridState
  /** The keys in their order; the same array until rows come, go or move. */
  keys(): readonly string[]
  find(key: string): GridRow | undefined
  view(key: string): RowView | undefined
  subscribe(listener: () => void): () => void
  /** Makes a change that can be undone; changes with the same `joins` are undone together. */
  apply(change: (state: GridState) => GridState, joins?: string): void
  /** Goes back behind the changes of that name, when they are the last ones. */
  callOff(joins: string): void
  /** Makes a change that is nobody's here: undo goes back to what people here did, not behind it. */
  merge(change: (state: GridState) => GridState): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** Takes a value from outside; its own, coming back, changes nothing. */
  applyExternal(value: unknown): void
  /** Takes the keys of removed rows from the form, as after they were changed there; undo keeps to them. */
  takeRemoved(keys: readonly string[]): void
  /** Shows the failures of cells from now on: the names of fields by the keys of rows. */
  touchMany(cells: ReadonlyMap<string, readonly string[]>): void
  /** Shows the failures of every cell from now on. */
  touchAll(): void
  /** Has the rows judged again, as after what their rules read has changed. */
  refresh(): void
}

interface CheckedCell {
  readonly row: GridRow
  readonly epoch: number
  readonly view: RowView
}

const isSameErrors = (one: RowErrors, other: RowErrors): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]))
  )
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

const noneRemoved = (): readonly string[] => []

/** Allocates the store of one table. */
export function createGridStore(options: GridStoreOptions): GridStore {
  const { keyField, marks, listRemoved = noneRemoved, rules, onChange } = options
  const history = createHistory<GridState>()
  const listeners = new Set<() => void>()
  const touched = new Map<string, ReadonlySet<string>>()
  const checked = new Map<string, CheckedCell>()
  let isAllTouched = false
  /** Counts what may change the failures of rows that did not change themselves. */
  let epoch = 0
  let emitted: unknown = options.value

  const completeAll = (state: GridState, before?: GridState): GridState => {
    const { complete, readsRows } = rules()
    let hasChanged = false
    const rows = state.rows.map((row, index): GridRow => {
      if (!readsRows && before?.rows[index] === row) return row
      const values = complete(row.values, state.rows)
      if (values === row.values) return row
      hasChanged = true
      return { ...row, values }
    })
    return hasChanged ? { ...state, rows } : state
  }

  let state: GridState = completeAll({
    rows: toRows(recordsOf(options.value), keyField, marks),
    removed: listRemoved(),
  })
  let keys: readonly string[] = state.rows.map((row) => row.key)
  let places: ReadonlyMap<string, number> = new Map(keys.map((key, index) => [key, index]))

  const update = (next: GridState) => {
    const isSameOrder = next.rows.length === keys.length && next.rows.every((row, index) => row.key === keys[index])
    state = next
    if (!isSameOrder) {
      keys = next.rows.map((row) => row.key)
      places = new Map(keys.map((key, index) => [key, index]))
    }
    if (rules().readsRows) epoch += 1
    for (const listener of [...listeners]) listener()
  }
  const toRecord = ({ values, mark }: GridRow): DataRecord =>
    marks === undefined || mark === undefined ? values : { ...values, [marks]: mark }
  const emit = () => {
    const records = state.rows.map(toRecord)
    emitted = records
    onChange(records)
  }
  const change = (next: GridState) => {
    const before = state
    if (next === before) return
    update(completeAll(next, before))
    emit()
  }
  const find = (key: string): GridRow | undefined => state.rows[places.get(key) ?? -1]

  return {
    state: () => state,
    keys: () => keys,
    find,
    view(key) {
      const row = find(key)
      if (!row) return undefined
      const known = checked.get(key)
      if (known?.row === row && known.epoch === epoch) return known.view
      const shown = touched.get(key)
      const errors = rules().findErrors(row, state.rows, (name) => isAllTouched || shown?.has(name) === true)
      const view = known?.view.row === row && isSameErrors(known.view.errors, errors) ? known.view : { row, errors }
      checked.set(key, { row, epoch, view })
      return view
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    apply(make, joins) {
      const next = make(state)
      if (next === state) return
      history.note(state, joins)
      change(next)
    },
    callOff(joins) {
      const before = history.callOff(joins)
      if (before) change(before)
    },
    merge(make) {
      history.rewrite(make)
      change(make(state))
    },
    undo() {
      const before = history.undo(state)
      if (before) change(before)
    },
    redo() {
      const after = history.redo(state)
      if (after) change(after)
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    applyExternal(value) {
      if (value === emitted) return
      const records = recordsOf(value)
      const rows = toRows(records, keyField, marks, state.rows)
      const isEcho = isSameList(rows, state.rows) || isSameList(records, recordsOf(emitted))
      emitted = value
      if (isEcho) return
      history.clear()
      touched.clear()
      checked.clear()
      isAllTouched = false
      epoch += 1
      update(completeAll({ rows, removed: stillRemoved(listRemoved(), rows, keyField) }))
    },
    takeRemoved(keys) {
      const before = state.removed
      if (isSameKeys(before, keys)) return
      const sync = (kept: GridState): GridState => ({ ...kept, removed: trackKeys(kept.removed, before, keys) })
      history.rewrite(sync)
      update({ ...state, removed: keys })
    },
    touchMany(cells) {
      let isNew = false
      for (const [key, names] of cells) {
        const known = touched.get(key)
        if (names.every((name) => known?.has(name))) continue
        touched.set(key, new Set([...(known ?? []), ...names]))
        isNew = true
      }
      if (!isNew) return
      epoch += 1
      for (const listener of [...listeners]) listener()
    },
    touchAll() {
      if (isAllTouched) return
      isAllTouched = true
      epoch += 1
      for (const listener of [...listeners]) listener()
    },
    refresh() {
      epoch += 1
      const next = completeAll(state)
      if (next === state) for (const listener of [...listeners]) listener()
      else update(next)
    },
  }
}
