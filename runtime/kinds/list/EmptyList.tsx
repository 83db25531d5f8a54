import { useTranslate } from '../../i18n/index.ts'
import { ToolbarButton } from './ToolbarButton.tsx'
import type { ActionButton } from './useActions.ts'

/** A picture and a line where a page has nothing to show. */
export function EmptyNote({ message }: { readonly message: string }) {
  return (
    <div className="pw-empty">
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" className="pw-empty-picture">
        <rect x="14" y="10" width="68" height="46" rx="6" />
        <path d="M14 24h68M28 36h24M28 45h40" />
      </svg>
      <p>{message}</p>
    </div>
  )
}

interface EmptyListProps {
  readonly isFiltered: boolean
  /** What the page says where there are no records at all. */
  readonly hint?: string | undefined
  /** What the page leads with: the way to the first record. */
  readonly firstStep?: ActionButton | undefined
}

/** The action that a page leads with, when it needs no records: an empty list shows it as the first step. */
export const findFirstStep = (buttons: readonly ActionButton[]): ActionButton | undefined =>
  buttons.find(
    ({ style, isKnown, selected, choices }) => style === 'primary' && isKnown && selected === undefined && !choices,
  )

/**
 * What a list without records shows: that there are none, in the words of the page if it has some, with the first step,
 * or that the query finds none.
 */
export function EmptyList({ isFiltered, hint, firstStep }: EmptyListProps) {
  const translate = useTranslate()
  if (isFiltered) return <EmptyNote message={translate('list.emptyQuery')} />
  return (
    <div className="pw-empty-list">
      <EmptyNote message={hint ?? translate('list.empty')} />
      {firstStep && <ToolbarButton action={firstStep} />}
    </div>
  )
}
