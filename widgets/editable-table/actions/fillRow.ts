import { isMissing } from '../../../runtime/index.ts'
import type { Grid } from '../grid/types.ts'
import { writeCells } from '../store/rowChanges.ts'

/**
 * Has the server fill what rules fill in a new row. What somebody writes meanwhile stays. What a rule makes of other
 * fields, and what fails here, is left to the server, which fills it when the record is saved.
 */
export function fillRow(grid: Grid, key: string): void {
  const { allColumns: columns, fill } = grid.setup()
  for (const { name, field } of columns) {
    const row = grid.store.find(key)
    if (!field.fill || (field.fill.watch?.length ?? 0) > 0 || !row || !isMissing(row.values[name])) continue
    const fillFrom = (value: unknown) => {
      if (isMissing(value) || !isMissing(grid.store.find(key)?.values[name])) return
      grid.store.merge((state) => writeCells(state, [{ key, name, value }]))
    }
    void fill(field.fill.rule, row.values).then(fillFrom, () => undefined)
  }
}
