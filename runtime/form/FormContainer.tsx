import { type ReactNode, useCallback, useId, useLayoutEffect, useState } from 'react'
import { useText, useTranslate } from '../i18n/index.ts'
import { IssueNote, NodeBoundary } from '../issues/index.ts'
import type { Layout, LayoutPanel } from '../language/index.ts'
import { lazyPart, useRegistry } from '../registry/index.ts'
import { usePageForm } from './context.tsx'
import { type ContainerPanel, fieldsOf, idOfPanel, type LayoutContainer, stepName, widgetsOfField } from './fieldsOf.ts'
import { areLoaded, LazyPanel } from './LazyPanel.tsx'
import { observing } from './observing.tsx'
import { countErrors, type PanelState, panelStatesOf } from './panelState.ts'
import type { StepSummaryProps } from './steps/StepSummary.tsx'

const StepSummary = lazyPart<StepSummaryProps>(() =>
  import('./steps/StepSummary.tsx').then((chunk) => chunk.StepSummary),
)

interface FormContainerProps {
  readonly container: LayoutContainer
  /** Draws the entries of a panel, which is called as given. */
  readonly content: (items: Layout, title?: string) => ReactNode
}

/** A layout widget with the panels whose conditions hold. */
export const FormContainer = observing(function FormContainer({ container, content }: FormContainerProps) {
  const pageForm = usePageForm()
  const registry = useRegistry()
  const text = useText()
  const translate = useTranslate()
  const id = useId()
  const [seen, setSeen] = useState<string>()
  const { widget, choice } = container
  const definition = registry.findLayout(widget)
  const panelStates = panelStatesOf(pageForm, container)
  const shown = panelStates.filter((state) => state.isShown).map((state) => state.panel)
  const [first] = shown
  const last = shown.at(-1)
  const isLast = last === undefined || first === last || (seen !== undefined && seen === idOfPanel(last))
  useLayoutEffect(() => {
    if (widget !== 'steps') return
    pageForm.setStepsState(id, isLast, seen)
    return () => pageForm.setStepsState(id, undefined)
  }, [pageForm, widget, id, isLast, seen])
  const show = useCallback(
    (panelId: string) => {
      setSeen(panelId)
      if (choice !== undefined && pageForm.values()[choice] !== panelId) pageForm.setValues({ [choice]: panelId })
    },
    [choice, pageForm],
  )

  if (!definition) {
    const message = translate('issues.unknownWidget', { widget })
    const place = { file: pageForm.options.pageId, path: '', line: 1, column: 1 }
    return <IssueNote issues={[{ ...place, code: 'unknown-widget', message }]} />
  }
  const revealed = pageForm.revealed()
  const chosen = choice === undefined ? undefined : pageForm.watch(`values.${choice}`)
  const focused =
    chosen?.ok && revealed === undefined
      ? shown.find((panel) => idOfPanel(panel) === chosen.value)
      : findRevealed(shown, revealed)
  const validatePanel = async (panelId: string) => {
    const panel = shown.find((candidate) => idOfPanel(candidate) === panelId)
    const failing = panel ? await pageForm.validate(fieldsOf(panel.items)) : []
    if (failing.length > 0) pageForm.reveal(failing[0])
    else if (panel?.next?.steps) return pageForm.options.leaveStep?.(panel.next.steps) ?? true
    return failing.length === 0
  }
  const isNextDisabled = ({ next }: ContainerPanel) => {
    const result = next?.disabledWhen === undefined ? undefined : pageForm.watch(next.disabledWhen)
    return result?.ok === true && Boolean(result.value)
  }
  const { fields } = pageForm.options
  const widgetsIn = ({ items }: LayoutPanel) => [
    ...new Set(fieldsOf(items).flatMap((name) => widgetsOfField(fields[name] ?? {}))),
  ]
  const prepare = (panelId: string) => {
    const panel = shown.find((candidate) => idOfPanel(candidate) === panelId)
    const widgets = panel ? widgetsIn(panel) : []
    if (areLoaded(registry, widgets)) return undefined
    // The panel itself reports what could not be loaded.
    return registry.loadWidgets({ shown: widgets, edited: widgets }).catch(() => undefined)
  }
  const { layout: View } = definition
  if (shown.length === 0) return null
  return (
    <div className="pw-form-full">
      <PanelFailures panelStates={panelStates} />
      <View
        panels={shown.map((panel) => ({
          id: idOfPanel(panel),
          title: text(panel.title),
          ...(panel.description ? { description: text(panel.description) } : {}),
          ...(panel.collapsed ? { collapsed: true } : {}),
          ...(panel.next ? { next: text(panel.next.label), isNextDisabled: isNextDisabled(panel) } : {}),
          // Of tabs among which one is chosen no other is asked.
          errors: choice === undefined ? countErrors(pageForm, panel) : 0,
          content: () =>
            choice === undefined ? (
              <>
                {panel.summary && <StepSummary summary={panel.summary} steps={shown.slice(0, shown.indexOf(panel))} />}
                {content(panel.items, panel.title)}
              </>
            ) : (
              <NodeBoundary node={`Tab ${idOfPanel(panel)}`}>
                <LazyPanel widgets={widgetsIn(panel)} content={() => content(panel.items)} />
              </NodeBoundary>
            ),
        }))}
        validatePanel={validatePanel}
        isReadOnly={pageForm.isView()}
        onShow={show}
        {...(choice === undefined ? {} : { prepare })}
        {...(focused ? { focusPanel: idOfPanel(focused) } : {})}
      />
    </div>
  )
})

const findRevealed = (shown: LayoutContainer['panels'], revealed: string | undefined) =>
  revealed === undefined
    ? undefined
    : shown.find((panel) => fieldsOf(panel.items).includes(revealed) || revealed === stepName(idOfPanel(panel)))

/** Why conditions of panels could not be evaluated. */
export function PanelFailures({ panelStates }: { readonly panelStates: readonly PanelState[] }) {
  const text = useText()
  return panelStates.map(
    ({ panel, failure }) =>
      failure && (
        <div key={idOfPanel(panel)} role="note" className="pw-field-error">
          {text(panel.title)}: <code>showWhen</code> {failure.message}
        </div>
      ),
  )
}
