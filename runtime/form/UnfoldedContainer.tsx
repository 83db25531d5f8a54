import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import type { Layout } from '../language/index.ts'
import { usePageForm } from './context.tsx'
import { PanelFailures } from './FormContainer.tsx'
import { idOfPanel, type LayoutContainer } from './fieldsOf.ts'
import { observing } from './observing.tsx'
import { panelStatesOf } from './panelState.ts'

interface UnfoldedContainerProps {
  readonly container: LayoutContainer
  readonly content: (items: Layout, title?: string) => ReactNode
}

/** The panels of a container one below the other under their titles, as paper shows them. */
export const UnfoldedContainer = observing(function UnfoldedContainer({ container, content }: UnfoldedContainerProps) {
  const pageForm = usePageForm()
  const text = useText()
  const panelStates = panelStatesOf(pageForm, container)
  return (
    <div className="pw-form-full">
      <PanelFailures panelStates={panelStates} />
      {panelStates
        .filter((state) => state.isShown)
        .map(({ panel }) => (
          <section key={idOfPanel(panel)} className="pw-form-unfolded">
            <h2>{text(panel.title)}</h2>
            {panel.description && <p>{text(panel.description)}</p>}
            {content(panel.items, panel.title)}
          </section>
        ))}
    </div>
  )
})
