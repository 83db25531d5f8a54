import { useTranslate } from '../../i18n/index.ts'

/** A picture and a line where a page has nothing to show. */
export function EmptyNote({ words }: { readonly words: string }) {
  return (
    <div className="pw-empty">
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" className="pw-empty-picture">
        <rect x="14" y="10" width="68" height="46" rx="6" />
        <path d="M14 24h68M28 36h24M28 45h40" />
      </svg>
      <p>{words}</p>
    </div>
  )
}

/** What a list without records shows: whether there are none, or none that the query finds. */
export function EmptyList({ isFiltered }: { readonly isFiltered: boolean }) {
  const translate = useTranslate()
  return <EmptyNote words={translate(isFiltered ? 'list.emptyQuery' : 'list.empty')} />
}
