import { EmptyList } from '../EmptyList.tsx'
import { ListFailure } from '../ListFailure.tsx'
import type { ListViewProps } from '../views/definition.ts'

/** What stands in place of cards: why they could not be loaded, or that there are none. */
export function CardsNote({
  controller: { state, isFiltered },
  emptyHint,
  firstStep,
}: Pick<ListViewProps, 'controller' | 'emptyHint' | 'firstStep'>) {
  if (state.status === 'error')
    return (
      <div className="pw-cards pw-cards-note" role="alert">
        <ListFailure message={state.failure.message} failure={state.failure} onRetry={state.retry} />
      </div>
    )
  return (
    <div className="pw-cards pw-cards-note">
      <EmptyList isFiltered={isFiltered} hint={emptyHint} firstStep={firstStep} />
    </div>
  )
}
