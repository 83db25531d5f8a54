import type { Field as FormField } from '@formily/core'
import { raw } from '@formily/reactive'
import { useCallback, useId } from 'react'
import { useText } from '../i18n/index.ts'
import type { Field } from '../language/index.ts'
import type { ValueWidget } from '../registry/index.ts'
import { usePageForm } from './context.tsx'
import { FillNote } from './FillNote.tsx'
import { toFieldMessage } from './fieldError.ts'
import { formilyValueOf } from './formilyForm.ts'
import { nodeStateOf } from './nodeState.ts'
import { observing } from './observing.tsx'
import { ReadValue } from './ReadValue.tsx'

interface VisibleFieldProps {
  readonly name: string
  readonly field: FormField
  readonly definition: Field
  readonly widget: ValueWidget
  readonly span: number
}

const noProps = {}

/** A field that may be seen: its label, its editor or view, its help and its error. */
export const VisibleField = observing(function VisibleField({
  name,
  field,
  definition,
  widget,
  span,
}: VisibleFieldProps) {
  const pageForm = usePageForm()
  const text = useText()
  const id = useId()
  const onChange = useCallback((value: unknown) => pageForm.input(name, value), [pageForm, name])
  const valueNow = useCallback(() => formilyValueOf(field), [field])
  const onBlur = useCallback(() => void pageForm.validateField(name, true), [pageForm, name])
  const saved = useCallback(() => pageForm.saved(name), [pageForm, name])
  if (field.display !== 'visible') return null

  const { isRequired, error, inside, failures, change, fill } = nodeStateOf(field)
  const value = raw(field.value) ?? undefined
  const props = change?.props ?? definition.props ?? noProps
  const fields = change?.fields ?? definition.fields
  const label = text(definition.label)
  const isView = pageForm.isView()
  const help = isView ? '' : text(definition.help)
  const note = error ? toFieldMessage(error, label || name, text) : help
  const noteId = note ? `${id}-note` : undefined
  const { edit: Edit, view: View } = (change?.widget && pageForm.options.findWidget(change.widget)) || widget
  return (
    <div
      className="pw-field"
      style={span > 1 ? ({ '--pw-span': span } as React.CSSProperties) : undefined}
      data-field={name}
    >
      {label && (
        <FieldLabel id={id} isView={isView} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      <div className="pw-field-control">
        {isView ? (
          <div className="pw-field-view">
            <ReadValue
              definition={definition}
              View={View}
              value={value}
              props={props}
              record={pageForm.values()}
              fields={fields}
            />
          </div>
        ) : (
          <Edit
            id={id}
            value={value}
            valueNow={valueNow}
            onChange={onChange}
            onBlur={onBlur}
            disabled={field.pattern !== 'editable' || pageForm.isDisabled()}
            required={isRequired}
            invalid={error !== undefined}
            label={label || text(definition.placeholder) || name}
            placeholder={text(definition.placeholder)}
            props={props}
            {...(noteId ? { describedBy: noteId } : {})}
            {...(fields ? { fields, saved } : {})}
            {...(inside ? { messages: inside } : {})}
          />
        )}
        {Object.entries(failures).map(([formula, failure]) => (
          <div key={formula} role="note" className="pw-field-error">
            <code>{formula}</code> {failure.message}
          </div>
        ))}
        {fill && <FillNote state={fill} />}
        {noteId && (
          <div
            id={noteId}
            className={error ? 'pw-field-error' : 'pw-field-help'}
            data-over={help === '' || undefined}
            role={error ? 'alert' : undefined}
          >
            {note}
          </div>
        )}
      </div>
    </div>
  )
})

interface FieldLabelProps {
  readonly id: string
  readonly isView: boolean
  readonly isRequired: boolean
  readonly children: string
}

/** The name of a field; in a view there is nothing that it could point to. */
function FieldLabel({ id, isView, isRequired, children }: FieldLabelProps) {
  if (isView) return <span className="pw-field-label">{children}</span>
  return (
    <label
      className={isRequired ? 'pw-field-label pw-field-required' : 'pw-field-label'}
      htmlFor={id}
      id={`${id}-label`}
    >
      {children}
    </label>
  )
}
