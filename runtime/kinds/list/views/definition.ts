import type { ComponentType } from 'react'
import type { ActionEntry, ListViewId } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { useExpansion } from '../expansion/useExpansion.tsx'
import type { ChosenRecord } from '../parts/useChosenRecord.ts'
import type { ListColumn } from '../tableColumns.tsx'
import type { ActionButton, ListActions } from '../useActions.ts'
import type { ListController } from '../useListController.ts'
import type { ViewRequest } from './request.ts'

/** What every view of a list draws, with the actions that belong to it. */
export interface ListViewProps {
  readonly label: string
  readonly controller: ListController
  readonly columns: readonly ListColumn[]
  readonly hasSelection: boolean
  readonly rowActions: readonly ActionEntry[]
  readonly actions: ListActions
  readonly recordClass: ((record: DataRecord) => string | undefined) | undefined
  /** What the page says where there are no records at all. */
  readonly emptyHint: string | undefined
  /** What the page leads with; an empty list shows it once more. */
  readonly firstStep: ActionButton | undefined
  /** What opens below a row. */
  readonly expansion: ReturnType<typeof useExpansion>
  /** The record whose parts show. */
  readonly chosen: ChosenRecord | undefined
}

/** A view of the records of a list; `list.view.<id>` is what it is called. */
export interface ListViewDefinition {
  readonly id: ListViewId
  readonly icon: string
  readonly component: ComponentType<ListViewProps>
  /** How it asks for records; by the pages of the list when left out. `page` counts how often a person wanted more. */
  readonly request?: (page: number) => ViewRequest
}
