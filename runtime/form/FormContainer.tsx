import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { useText, useTranslate } from '../i18n/index.ts'
import { IssueNote } from '../issues/index.ts'
import type { Layout } from '../language/index.ts'
import { useRegistry } from '../registry/index.ts'
import { usePageForm } from './context.tsx'
import { fieldsOf, type LayoutContainer } from './fieldsOf.ts'
import { observing } from './observing.tsx'
import { countErrors, idOfPanel, type PanelState, panelStatesOf } from './panelState.ts'

interface FormContainerProps {
  readonly container: LayoutContainer
  readonly content: (items: Layout) => ReactNode
}

/** A layout widget with the panels whose conditions hold. */
export const FormContainer = observing(function FormContainer({ container, content }: FormContainerProps) {
  const pageForm = usePageForm()
  const registry = useRegistry()
  const text = useText()
  const translate = useTranslate()
  const id = useId()
  const [seen, setSeen] = useState<string>()
  const { widget } = container
  const definition = registry.findLayout(widget)
  const states = panelStatesOf(pageForm, container)
  const shown = states.filter((state) => state.isShown).map((state) => state.panel)
  const [first] = shown
  const last = shown.at(-1)
  const isLast = last === undefined || first === last || (seen !== undefined && seen === idOfPanel(last))
  useLayoutEffect(() => {
    if (widget !== 'steps') return
    pageForm.noteSteps(id, isLast)
    return () => pageForm.noteSteps(id, undefined)
  }, [pageForm, widget, id, isLast])

  if (!definition) {
    const message = translate('issues.unknownWidget', { widget })
    const place = { file: pageForm.options.pageId, path: '', line: 1, column: 1 }
    return <IssueNote issues={[{ ...place, code: 'unknown-widget', message }]} />
  }
  const revealed = pageForm.revealed()
  const focused = revealed === undefined ? undefined : shown.find((panel) => fieldsOf(panel.items).includes(revealed))
  const validatePanel = async (panelId: string) => {
    const panel = shown.find((candidate) => idOfPanel(candidate) === panelId)
    const failing = panel ? await pageForm.validate(fieldsOf(panel.items)) : []
    if (failing.length > 0) pageForm.reveal(failing[0])
    return failing.length === 0
  }
  const { layout: View } = definition
  if (shown.length === 0) return null
  return (
    <div className="pw-form-full">
      <PanelFailures states={states} />
      <View
        panels={shown.map((panel) => ({
          id: idOfPanel(panel),
          title: text(panel.title),
          ...(panel.description ? { description: text(panel.description) } : {}),
          ...(panel.collapsed ? { collapsed: true } : {}),
          errors: countErrors(pageForm, panel),
          content: () => content(panel.items),
        }))}
        validatePanel={validatePanel}
        isReadOnly={pageForm.isView()}
        onShow={setSeen}
        {...(focused ? { focusPanel: idOfPanel(focused) } : {})}
      />
    </div>
  )
})

/** Why conditions of panels could not be evaluated. */
export function PanelFailures({ states }: { readonly states: readonly PanelState[] }) {
  const text = useText()
  return states.map(
    ({ panel, failure }) =>
      failure && (
        <div key={idOfPanel(panel)} role="note" className="pw-field-error">
          {text(panel.title)}: <code>showWhen</code> {failure.message}
        </div>
      ),
  )
}
