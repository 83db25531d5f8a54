import type { ReactNode } from 'react'
import { useText, useTranslate } from '../i18n/index.ts'
import { IssueNote } from '../issues/index.ts'
import type { ExpressionError, Layout, LayoutPanel } from '../language/index.ts'
import { useRegistry } from '../registry/index.ts'
import { usePageForm } from './context.tsx'
import { fieldsOf, type LayoutContainer } from './fieldsOf.ts'
import { nodeStateOf } from './nodeState.ts'
import { observing } from './observing.tsx'
import type { PageForm } from './types.ts'

interface FormContainerProps {
  readonly container: LayoutContainer
  readonly content: (items: Layout) => ReactNode
}

const idOf = ({ id, title }: LayoutPanel): string => id ?? title

/** Whether a panel is shown; one whose condition fails is, and says why. */
const toPanelState = (
  pageForm: PageForm,
  { showWhen }: LayoutPanel,
): { readonly isShown: boolean; readonly failure?: ExpressionError } => {
  const result = showWhen === undefined ? undefined : pageForm.watch(showWhen)
  if (!result) return { isShown: true }
  return result.ok ? { isShown: Boolean(result.value) } : { isShown: true, failure: result.error }
}

const countErrors = (pageForm: PageForm, { items }: LayoutPanel): number =>
  fieldsOf(items).filter((name) => {
    const field = pageForm.field(name)
    return field && nodeStateOf(field).error
  }).length

/** A layout widget with the panels whose conditions hold. */
export const FormContainer = observing(function FormContainer({ container, content }: FormContainerProps) {
  const pageForm = usePageForm()
  const registry = useRegistry()
  const text = useText()
  const translate = useTranslate()
  const { widget, panels } = container
  const definition = registry.findLayout(widget)
  if (!definition) {
    const message = translate('issues.unknownWidget', { widget })
    const place = { file: pageForm.options.pageId, path: '', line: 1, column: 1 }
    return <IssueNote issues={[{ ...place, code: 'unknown-widget', message }]} />
  }

  const states = panels.map((panel) => ({ panel, ...toPanelState(pageForm, panel) }))
  const shown = states.filter((state) => state.isShown).map((state) => state.panel)
  const revealed = pageForm.revealed()
  const focused = revealed === undefined ? undefined : shown.find((panel) => fieldsOf(panel.items).includes(revealed))
  const validatePanel = async (id: string) => {
    const panel = shown.find((candidate) => idOf(candidate) === id)
    const failing = panel ? await pageForm.validate(fieldsOf(panel.items)) : []
    if (failing.length > 0) pageForm.reveal(failing[0])
    return failing.length === 0
  }
  const { layout: View } = definition
  if (shown.length === 0) return null
  return (
    <div className="pw-form-full">
      {states.map(
        ({ panel, failure }) =>
          failure && (
            <div key={idOf(panel)} role="note" className="pw-field-error">
              {text(panel.title)}: <code>showWhen</code> {failure.message}
            </div>
          ),
      )}
      <View
        panels={shown.map((panel) => ({
          id: idOf(panel),
          title: text(panel.title),
          ...(panel.description ? { description: text(panel.description) } : {}),
          ...(panel.collapsed ? { collapsed: true } : {}),
          errors: countErrors(pageForm, panel),
          content: () => content(panel.items),
        }))}
        validatePanel={validatePanel}
        {...(focused ? { focusPanel: idOf(focused) } : {})}
      />
    </div>
  )
})
