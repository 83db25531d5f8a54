import { usePageInstance } from '../../../../page/index.ts'
import { WithInlineEdit } from '../../inlineEdit/WithInlineEdit.tsx'
import { RecordsTable } from '../../RecordsTable.tsx'
import type { ListViewProps } from '../definition.ts'

/** The records as a table, whose cells may be edited in their place. */
export function TableView({ hasSelection, recordClass, ...table }: ListViewProps) {
  const { place } = usePageInstance()
  return (
    <div className="pw-list-table">
      <WithInlineEdit controller={table.controller}>
        {(inline) => (
          <RecordsTable
            {...table}
            selection={hasSelection ? 'multiple' : undefined}
            records={inline.records}
            editing={inline.editing}
            {...(inline.editing ? { isSaving: inline.isSaving } : {})}
            rowClass={recordClass}
            height={place === 'plain' || place === 'block' ? 'auto' : 'fill'}
          />
        )}
      </WithInlineEdit>
    </div>
  )
}
