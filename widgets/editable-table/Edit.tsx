import type { DataRecord, EditProps } from '../../runtime/index.ts'
import { GridFrame } from './grid/GridFrame.tsx'
import type { EditableTableProps } from './props.ts'
import { useLiveRows } from './useLiveRows.ts'
import { useRemovedKeys } from './useRemovedKeys.ts'
import { useTable } from './useTable.ts'

const stays = () => {}

/** A spreadsheet-like table of records (specification 3 to 6 and 9, "Editable table"). */
export function EditableTableEdit(edit: EditProps<readonly DataRecord[], EditableTableProps>) {
  const { label, describedBy, disabled, props, onBlur = stays } = edit
  const { grid, drawn } = useTable(edit)
  useRemovedKeys(grid, props.removedInto)
  useLiveRows(grid, disabled ? undefined : props.live)
  return <GridFrame grid={grid} setup={drawn} label={label} describedBy={describedBy} onLeave={onBlur} />
}
