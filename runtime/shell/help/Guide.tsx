import { AppLink } from '../routing/AppLink.tsx'
import { useAppMap } from '../routing/useAppMap.ts'
import { findMenuPages } from './findMenuPages.ts'
import { guide } from './guide.ts'
import { useHelpText } from './useHelpText.ts'

/** The parts of the guide that concern the person, with links to the pages that are in their menu. */
export function Guide({ onLeave }: { readonly onLeave: () => void }) {
  const toText = useHelpText()
  const map = useAppMap()
  return guide.map(({ id, title, steps, pages }) => {
    const links = findMenuPages(map, pages)
    if (pages.length > 0 && links.length === 0) return null
    return (
      <section key={id} className="pw-help-part">
        <h3>{toText(title)}</h3>
        <ul>
          {steps.map((step) => (
            <li key={step.en}>{toText(step)}</li>
          ))}
        </ul>
        {links.length > 0 && (
          <p className="pw-help-links">
            {links.map(({ path, title: name }) => (
              <AppLink key={path} to={path} onClick={onLeave}>
                {name}
              </AppLink>
            ))}
          </p>
        )}
      </section>
    )
  })
}
