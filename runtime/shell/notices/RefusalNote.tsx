import type { Refusal } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import './refusal.css'

/** What a person lacks for what they wanted, as a list that is scrolled where it is long, and what to do about it. */
export function RefusalNote({ refusal: { text, lacking, more, advice, explain } }: { readonly refusal: Refusal }) {
  const translate = useTranslate()
  return (
    <div className="pw-refusal">
      <p>{translate('shell.refusal.text', { text })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keys */}
      <ul tabIndex={0} aria-label={translate('shell.refusal.lacking')}>
        {lacking.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {more > 0 && <p className="pw-refusal-more">{translate('shell.refusal.more', { count: String(more) })}</p>}
      <p>{advice}</p>
      {/* Beside what is open here, which may hold what was typed. */}
      {explain !== undefined && (
        <p>
          <a href={explain} target="_blank" rel="noopener">
            {translate('shell.refusal.explain')}
          </a>
        </p>
      )}
    </div>
  )
}
