import { useEffect, useRef } from 'react'
import { type DataRecord, type EditProps, useSetSiblings } from '../../runtime/index.ts'
import { GridFrame } from './grid/GridFrame.tsx'
import type { Grid } from './grid/types.ts'
import type { EditableTableProps } from './props.ts'
import { useLiveRows } from './useLiveRows.ts'
import { useTable } from './useTable.ts'

const stays = () => {}

/** A spreadsheet-like table of records (specification 3 to 6 and 9, "Editable table"). */
export function EditableTableEdit(edit: EditProps<readonly DataRecord[], EditableTableProps>) {
  const { id, label, describedBy, disabled, props, onBlur = stays } = edit
  const { grid, columns, version } = useTable(edit)
  useRemovedKeys(grid, props.removedInto)
  useLiveRows(grid, disabled ? undefined : props.live)
  return (
    <GridFrame
      grid={grid}
      id={id}
      label={label}
      describedBy={describedBy}
      columns={columns}
      disabled={disabled}
      onLeave={onBlur}
      version={version}
    />
  )
}

/** Tells a field of the form which saved rows were removed. */
function useRemovedKeys(grid: Grid, field: string | undefined): void {
  const setSiblings = useSetSiblings()
  const told = useRef(grid.store.state().removed)
  useEffect(() => {
    if (field === undefined || !setSiblings) return
    return grid.store.subscribe(() => {
      const { removed } = grid.store.state()
      if (removed === told.current) return
      told.current = removed
      setSiblings({ [field]: removed.join(',') })
    })
  }, [grid, field, setSiblings])
}
