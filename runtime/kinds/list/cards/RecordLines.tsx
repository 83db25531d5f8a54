import { useMemo } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import type { ActionButton } from '../useActions.ts'
import { CardsGrid } from './CardsGrid.tsx'
import type { CardFields } from './cardFields.ts'
import './cards.css'

export interface RecordLinesProps {
  readonly label: string
  readonly records: readonly DataRecord[]
  readonly keyOf: (record: DataRecord) => string
  readonly parts: CardFields
  readonly recordClass: ((record: DataRecord) => string | undefined) | undefined
  /** The buttons of a record, in a menu. */
  readonly toButtons: (record: DataRecord) => readonly ActionButton[]
  /** What a press on a record does. */
  readonly onOpen: ((record: DataRecord) => void) | undefined
}

const none = [] as const
const never = () => false

/** Records as lines of what matters of them, for any part of a page where there is no room for its table. */
export function RecordLines({ toButtons, ...lines }: RecordLinesProps) {
  const actions = useMemo(
    () => ({ toButtons: (_entries: unknown, record?: DataRecord) => (record ? toButtons(record) : none) }),
    [toButtons],
  )
  return (
    <div className="pw-cards pw-record-lines" data-opens={lines.onOpen ? '' : undefined}>
      <CardsGrid
        {...lines}
        isLine
        minWidth={Number.POSITIVE_INFINITY}
        rowActions={none}
        actions={actions}
        hasSelection={false}
        isSelected={never}
        isDisabled={never}
        onToggle={never}
      />
    </div>
  )
}
