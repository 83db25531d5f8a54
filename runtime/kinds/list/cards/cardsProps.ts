import type { ActionEntry } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { ListActions } from '../useActions.ts'
import type { CardFields } from './cardFields.ts'

/** What the cards of a list need. */
export interface CardsProps {
  readonly label: string
  readonly records: readonly DataRecord[]
  readonly keyOf: (record: DataRecord) => string
  readonly parts: CardFields
  /** Whether each is a line of the list, which opens by a press anywhere. */
  readonly isLine: boolean
  /** Pixels. */
  readonly minWidth: number
  readonly recordClass: ((record: DataRecord) => string | undefined) | undefined
  readonly rowActions: readonly ActionEntry[]
  readonly actions: Pick<ListActions, 'toButtons'>
  readonly hasSelection: boolean
  readonly isSelected: (record: DataRecord) => boolean
  readonly isDisabled: (record: DataRecord) => boolean
  readonly onToggle: (record: DataRecord, isChecked: boolean) => void
  /** Shows a record; undefined where the page has no way to. */
  readonly onOpen: ((record: DataRecord) => void) | undefined
}
