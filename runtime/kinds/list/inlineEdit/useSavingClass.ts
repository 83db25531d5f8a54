import { useMemo } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import type { TableColumn } from '../../../table/index.ts'

type Columns = readonly TableColumn<DataRecord>[]
type CellClass = (record: DataRecord) => string | undefined

/** Columns whose cells show that their value is being saved; the columns as they are where nothing is edited. */
export function useSavingClass(
  columns: Columns,
  isSaving: ((record: DataRecord, field: string) => boolean) | undefined,
): Columns {
  // What judges the cells of a column stays the same while what draws them does, so that no cell is drawn again.
  const classes = useMemo(() => {
    const made = new WeakMap<TableColumn<DataRecord>['render'], CellClass>()
    return ({ id, render, cellClass }: TableColumn<DataRecord>, saving: NonNullable<typeof isSaving>): CellClass => {
      const known = made.get(render)
      if (known) return known
      const own: CellClass = (record) => {
        const classes = [cellClass?.(record), saving(record, id) ? 'pw-table-saving' : undefined]
        return classes.filter(Boolean).join(' ') || undefined
      }
      made.set(render, own)
      return own
    }
  }, [])
  return useMemo(
    () => (isSaving ? columns.map((column) => ({ ...column, cellClass: classes(column, isSaving) })) : columns),
    [columns, classes, isSaving],
  )
}
