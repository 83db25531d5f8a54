import { useMemo } from 'react'
import { NestedForm } from '../../../runtime/index.ts'
import { write } from '../actions/cells.ts'
import { valuesOf } from '../columns/rowScope.ts'
import { useGrid, useGridSetup } from '../grid/context.ts'
import { tableDefaults } from '../props.ts'
import { findSaved } from '../store/savedRows.ts'
import type { GridRow } from '../store/types.ts'

/** The fields of a row, laid out as a form: the same values as its cells, with room for long ones. */
export function RowForm({ row, isFixed }: { readonly row: GridRow; readonly isFixed: boolean }) {
  const grid = useGrid()
  const { allColumns: columns, props } = useGridSetup()
  const { key: keyField = tableDefaults.key } = props
  const wanted = props.rowForm?.fields
  const fields = useMemo(() => {
    const all = new Map(columns.map(({ name, field }) => [name, field]))
    const named = (wanted ?? [...all.keys()]).flatMap((name) => {
      const field = all.get(name)
      return field === undefined ? [] : [[name, field] as const]
    })
    return Object.fromEntries(named)
  }, [columns, wanted])
  return (
    <NestedForm
      fields={fields}
      columns={props.rowForm?.columns ?? 2}
      value={row.values}
      mode="edit"
      disabled={isFixed}
      keyField={keyField}
      saved={() => findSaved(grid.setup().saved?.(), keyField)(row.values)}
      names={() => ({ rows: valuesOf(grid.store.state().rows) })}
      onChange={(values) =>
        write(
          grid,
          Object.entries(values)
            .filter(([name, value]) => name in fields && value !== row.values[name])
            .map(([name, value]) => ({ key: row.key, name, value })),
          `form ${row.key}`,
        )
      }
    />
  )
}
