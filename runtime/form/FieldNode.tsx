import { memo } from 'react'
import { useText, useTranslate } from '../i18n/index.ts'
import { IssueNote, NodeBoundary } from '../issues/index.ts'
import { findIssuesAt, type Issue } from '../language/index.ts'
import { usePageForm } from './context.tsx'
import { VisibleField } from './VisibleField.tsx'

interface FieldNodeProps {
  readonly name: string
  /** Columns of the grid around it. */
  readonly columns: number
  readonly span?: number
}

/** One field of a form; a field that cannot be drawn shows why in its place, and the rest of the form keeps working. */
export const FieldNode = memo(function FieldNode({ name, columns, span }: FieldNodeProps) {
  const pageForm = usePageForm()
  const text = useText()
  const translate = useTranslate()
  const field = pageForm.field(name)
  const definition = pageForm.options.fields[name]
  if (!field || !definition) return null
  const widget = pageForm.widgetOf(name)
  const issues = findIssuesAt(pageForm.options.issues ?? [], `/fields/${name}`)
  if (widget && issues.length === 0) {
    return (
      <NodeBoundary node={`Field ${name}`}>
        <VisibleField
          name={name}
          field={field}
          definition={definition}
          widget={widget}
          span={Math.min(span ?? definition.span ?? 1, columns)}
        />
      </NodeBoundary>
    )
  }
  const unknown: Issue = {
    file: text(definition.label) || name,
    path: `/fields/${name}/widget`,
    line: 1,
    column: 1,
    code: 'unknown-widget',
    message: translate('issues.unknownWidget', { widget: String(definition.widget) }),
  }
  return <IssueNote issues={issues.length > 0 ? issues : [unknown]} />
})
