import { useTranslate } from '../../i18n/index.ts'

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
}

/** What a list without records shows: that there are none, in the words of the page if it has some, or none that the query finds. */
export function EmptyList({ isFiltered, hint }: EmptyListProps) {
  const translate = useTranslate()
  return <EmptyNote message={isFiltered ? translate('list.emptyQuery') : (hint ?? translate('list.empty'))} />
}
