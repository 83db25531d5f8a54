import { useMemo } from 'react'
import { useText, useTranslate } from '../../../i18n/index.ts'
import type { ActionEntry, Card } from '../../../language/index.ts'
import { usePageServices } from '../../../page/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import { EmptyList } from '../EmptyList.tsx'
import { ListFailure } from '../ListFailure.tsx'
import type { ListColumn } from '../tableColumns.tsx'
import type { ActionButton, ListActions } from '../useActions.ts'
import type { ListController } from '../useListController.ts'
import { useOpening } from '../useOpening.tsx'
import { CardsBar } from './CardsBar.tsx'
import { CardsGrid } from './CardsGrid.tsx'
import { toCardFields } from './cardFields.ts'
import { toLineFields } from './lineFields.ts'
import './cards.css'

export interface RecordCardsProps {
  readonly label: string
  /** How one record looks; a line for each when left out. */
  readonly card: Card | undefined
  readonly columns: readonly ListColumn[]
  readonly controller: ListController
  readonly hasSelection: boolean
  readonly rowActions: readonly ActionEntry[]
  readonly actions: ListActions
  readonly recordClass: ((record: DataRecord) => string | undefined) | undefined
  /** What the page says where there are no records at all. */
  readonly emptyHint: string | undefined
  /** What the page leads with; an empty list shows it once more. */
  readonly firstStep: ActionButton | undefined
}

const usualWidth = 280
const maxBones = 6

/** The records of a list as cards, with the states, the selection and the order that its table has. */
export function RecordCards(props: RecordCardsProps) {
  const { label, card, columns, controller, hasSelection, rowActions, actions, recordClass, emptyHint } = props
  const translate = useTranslate()
  const text = useText()
  const registry = useRegistry()
  const { hasAccess } = usePageServices()
  const { resolved, state, keyOf, selection, isRowDisabled, paging, isFiltered } = controller
  const parts = useMemo(
    () =>
      card
        ? toCardFields({ card, resolved, registry, text, hasAccess })
        : toLineFields(columns, resolved, (id) => registry.findWidget(id)),
    [card, columns, resolved, registry, text, hasAccess],
  )
  const open = useOpening(actions, rowActions)

  if (state.status === 'error') {
    return (
      <div className="pw-cards pw-cards-note" role="alert">
        <ListFailure message={state.failure.message} onRetry={state.retry} />
      </div>
    )
  }
  if (state.status === 'empty') {
    return (
      <div className="pw-cards pw-cards-note">
        <EmptyList isFiltered={isFiltered} hint={emptyHint} firstStep={props.firstStep} />
      </div>
    )
  }
  if (state.status === 'loading')
    return <CardBones label={translate('page.loading')} count={Math.min(maxBones, paging?.size ?? maxBones)} />
  return (
    <div className="pw-cards" data-state={state.status} aria-busy={state.status === 'refreshing'}>
      {state.status === 'refreshing' && <div className="pw-table-progress" />}
      <CardsBar controller={controller} hasSelection={hasSelection} />
      <CardsGrid
        label={label}
        records={state.records}
        keyOf={keyOf}
        parts={parts}
        isLine={card === undefined}
        minWidth={card ? (card.width ?? usualWidth) : Number.POSITIVE_INFINITY}
        recordClass={recordClass}
        rowActions={rowActions}
        actions={actions}
        hasSelection={hasSelection}
        isSelected={(record) => selection.keys.has(keyOf(record))}
        isDisabled={isRowDisabled}
        onToggle={selection.toggle}
        onOpen={open}
      />
    </div>
  )
}

/** Cards in outline while the first answer is on its way. */
function CardBones({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className="pw-cards pw-cards-bones" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and hold no state
        <div key={index} className="pw-card" aria-hidden="true">
          <div className="pw-card-body">
            <span className="pw-table-bone" />
            <span className="pw-table-bone" />
            <span className="pw-table-bone" />
          </div>
        </div>
      ))}
    </div>
  )
}
