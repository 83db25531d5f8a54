import type { ListController } from '../../useListController.ts'
import { useViewText } from '../viewText.ts'
import { maxCards } from './boardSize.ts'
import { boardTexts } from './boardTexts.ts'

/** How many of the records a board shows, and the way to more of them. */
export function LoadMore({ controller: { state, location, go } }: { readonly controller: ListController }) {
  const text = useViewText(boardTexts)
  const count = state.records.length
  if (count >= state.total) return null
  return (
    <div className="pw-board-more">
      <span>{text('shown', { count, total: state.total })}</span>
      {count < maxCards ? (
        <button type="button" className="pw-link" onClick={() => go({ current: location.current + 1 }, 'replace')}>
          {text('more')}
        </button>
      ) : (
        <span>{text('narrow', { count: maxCards })}</span>
      )}
    </div>
  )
}
