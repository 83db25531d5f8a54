import type { ReactNode } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import type { CellEditing } from '../../../table/index.ts'
import type { ListController } from '../useListController.ts'

/** What the cells of a list are while they are edited. */
export interface InlineEdit {
  /** The records with what is being saved in them. */
  readonly records: readonly DataRecord[]
  /** Undefined for a list in which nothing is edited. */
  readonly editing: CellEditing<DataRecord> | undefined
  readonly isSaving: (record: DataRecord, field: string) => boolean
  /** What is asked in front of the list. */
  readonly dialog?: ReactNode
}

export interface InlineEditProps {
  readonly controller: ListController
  readonly children: (inline: InlineEdit) => ReactNode
}
