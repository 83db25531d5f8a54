import type { DataRecord, useLiveTable } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import type { Grid } from './grid/types.ts'
import { tableDefaults } from './props.ts'
import { mergeLive } from './store/mergeLive.ts'
import { recordsOf } from './store/rowKeys.ts'
import type { GridRow } from './store/types.ts'

/** The connection of a table with the same table of other people. */
export type LiveTable = Pick<NonNullable<ReturnType<typeof useLiveTable>>, 'send' | 'subscribe'>

/** What is typed is told to the others after so many milliseconds, not at every key. */
const pause = 300

/** What became of a row here is not so in the tables of others. */
function withoutMark(values: DataRecord, marks: string | undefined): DataRecord {
  if (marks === undefined || !(marks in values)) return values
  const { [marks]: _mark, ...others } = values
  return others
}

/**
 * Tells others which saved rows of a table change, and takes in what they change: what came from them is not told again,
 * and the cell that is being edited keeps what is typed. Gives what ends that.
 */
export function shareRows(grid: Pick<Grid, 'store' | 'cursor' | 'setup'>, live: LiveTable): () => void {
  const { key: keyField = tableDefaults.key, marks } = grid.setup().props
  let known = grid.store.state().rows
  let isMerging = false
  let changed = new Map<string, GridRow>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    timer = undefined
    live.send([...changed.values()].map(({ values }) => withoutMark(values, marks)))
    changed = new Map()
  }
  const note = () => {
    const { rows } = grid.store.state()
    const before = new Map(known.map((row) => [row.key, row]))
    known = rows
    if (isMerging) return
    for (const row of rows) {
      const isSaved = toText(row.values[keyField]) !== '' && row.mark !== 'new'
      if (isSaved && before.has(row.key) && before.get(row.key) !== row) changed.set(row.key, row)
    }
    if (changed.size > 0) timer ??= setTimeout(send, pause)
  }
  const applyShared = (data: unknown) => {
    const { cell, mode } = grid.cursor.get()
    const key = grid.store.keys()[cell.row]
    const name = grid.setup().columns[cell.column]?.name
    const isEdited = (mode === 'type' || mode === 'edit') && key !== undefined && name !== undefined
    const edited = isEdited ? { key, name } : undefined
    isMerging = true
    grid.store.merge((state) => mergeLive(state, recordsOf(data), { keyField, edited }))
    isMerging = false
  }
  const ends = [grid.store.subscribe(note), live.subscribe(applyShared)]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
