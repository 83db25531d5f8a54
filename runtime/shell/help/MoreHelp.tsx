import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../data/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { visitorPaths } from '../../session/index.ts'
import { useSite } from '../site.ts'
import { toAbout } from './about.ts'
import { helpTexts, referenceTexts } from './helpTexts.ts'
import { useHelpText } from './useHelpText.ts'

/** Links to the pages of the installation and to the reference of the language, and the versions of app and server. */
export function MoreHelp({ onLeave }: { readonly onLeave: () => void }) {
  const toText = useHelpText()
  const language = useLanguage()
  const headingId = useId()
  const { pages } = useSite()
  const { client } = useData()
  const { data } = useQuery({
    queryKey: ['about'],
    queryFn: async ({ signal }) => (await client.get('/about', {}, { signal, report: false })).result,
  })
  const { version, references } = toAbout(data)
  return (
    <>
      <ul className="pw-help-more">
        {pages.map(({ name, title, address }) => (
          <li key={name}>
            <a href={address ?? visitorPaths[name]} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
              {title[language]}
            </a>
          </li>
        ))}
      </ul>
      {references.length > 0 && (
        <>
          <h3 id={headingId}>{toText(helpTexts.reference)}</h3>
          <ul className="pw-help-references" aria-labelledby={headingId}>
            {references.map(({ form, address }) => (
              <li key={form}>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {toText(referenceTexts[form])}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="pw-help-versions">
        <dt>{toText(helpTexts.appVersion)}</dt>
        <dd>{import.meta.env.APP_VERSION}</dd>
        <dt>{toText(helpTexts.serverVersion)}</dt>
        <dd>{version}</dd>
      </dl>
    </>
  )
}
