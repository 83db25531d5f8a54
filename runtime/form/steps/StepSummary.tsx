import { raw } from '@formily/reactive'
import { Button } from 'antd'
import { useText, useTranslate } from '../../i18n/index.ts'
import { NodeBoundary } from '../../issues/index.ts'
import type { LayoutPanel } from '../../language/index.ts'
import { isMissing } from '../checkRule.ts'
import { usePageForm } from '../context.tsx'
import { fieldsOf, idOfPanel, stepName } from '../fieldsOf.ts'
import { observing } from '../observing.tsx'
import { ReadValue } from '../ReadValue.tsx'
import './stepSummary.css'

export interface StepSummaryProps {
  /** The fields that it lists; all of them for true. */
  readonly summary: true | readonly string[]
  /** The steps before it that show. */
  readonly steps: readonly LayoutPanel[]
}

/** What the steps before this one hold, by step, each with a way back to it. */
export const StepSummary = observing(function StepSummary({ summary, steps }: StepSummaryProps) {
  const pageForm = usePageForm()
  const text = useText()
  const translate = useTranslate()
  const isListed = (name: string) => summary === true || summary.includes(name)
  const parts = steps.map((step) => ({ step, names: fieldsOf(step.items).filter(isListed) }))
  return (
    <div className="pw-summary">
      {parts
        .filter(({ names }) => names.length > 0)
        .map(({ step, names }) => (
          <section key={idOfPanel(step)} aria-label={text(step.title)}>
            <div className="pw-summary-head">
              <h3>{text(step.title)}</h3>
              {!pageForm.isView() && (
                <Button
                  type="link"
                  size="small"
                  aria-label={translate('form.summary.editStep', { step: text(step.title) })}
                  onClick={() => pageForm.reveal(stepName(idOfPanel(step)))}
                >
                  {translate('form.summary.edit')}
                </Button>
              )}
            </div>
            <SummaryFields names={names} />
          </section>
        ))}
    </div>
  )
})

/** The fields of one step that hold something and may be seen. */
const SummaryFields = observing(function SummaryFields({ names }: { readonly names: readonly string[] }) {
  const pageForm = usePageForm()
  const translate = useTranslate()
  const answered = names.filter((name) => {
    const field = pageForm.field(name)
    return field?.display === 'visible' && !isMissing(raw(field.value)) && pageForm.widgetOf(name)?.isSecret !== true
  })
  if (answered.length === 0) return <p className="pw-summary-empty">{translate('form.summary.empty')}</p>
  return (
    <dl>
      {answered.map((name) => (
        <SummaryField key={name} name={name} />
      ))}
    </dl>
  )
})

const noProps = {}

const SummaryField = observing(function SummaryField({ name }: { readonly name: string }) {
  const pageForm = usePageForm()
  const text = useText()
  const definition = pageForm.options.fields[name]
  const View = pageForm.widgetOf(name)?.view
  if (!definition || !View) return null
  const value = raw(pageForm.field(name)?.value) ?? undefined
  const { props = noProps, fields } = definition
  return (
    <div>
      <dt>{text(definition.label) || name}</dt>
      <dd>
        <NodeBoundary node={`Field ${name}`}>
          <ReadValue {...{ definition, View, value, props, fields }} record={pageForm.values()} />
        </NodeBoundary>
      </dd>
    </div>
  )
})
