import { useTranslate } from '../../../i18n/index.ts'
import { useOpening } from '../useOpening.tsx'
import type { ListViewProps } from '../views/definition.ts'
import { CardsBar } from './CardsBar.tsx'
import { CardsGrid } from './CardsGrid.tsx'
import { CardsNote } from './CardsNote.tsx'
import { useCardParts } from './useCardParts.ts'
import './cards.css'

const usualWidth = 280
const maxBones = 6

/** The records of a list as cards, with the states, the selection and the order that its table has. */
export function RecordCards(props: ListViewProps) {
  const { label, columns, controller, hasSelection, rowActions, actions, recordClass } = props
  const translate = useTranslate()
  const { state, keyOf, selection, isRowDisabled, paging } = controller
  const { card, parts } = useCardParts(controller, columns)
  const open = useOpening(actions, rowActions)

  if (state.status === 'error' || state.status === 'empty') return <CardsNote {...props} />
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
    <div className="pw-cards pw-cards-bones pw-table-bones" role="status" aria-label={label}>
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
