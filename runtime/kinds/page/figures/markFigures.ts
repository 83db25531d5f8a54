import { findChangedValues, setChangedValues } from '../../../ui/index.ts'
import type { FigureTable } from './figureTable.ts'

/** Marks the figures of a table that are other ones than those of the table before it. */
export function markFigures(before: FigureTable, after: FigureTable): void {
  const known = new Map(before.rows.map((row) => [row.key, row]))
  for (const row of after.rows) {
    const old = known.get(row.key)
    if (old === undefined) continue
    const times = findChangedValues(old)
    const changed = after.columns.flatMap(({ id }, index) =>
      row.texts[index] === old.texts[index] ? [] : [[id, (times?.[id] ?? 0) + 1] as const],
    )
    if (times !== undefined || changed.length > 0) setChangedValues(row, { ...times, ...Object.fromEntries(changed) })
  }
}
