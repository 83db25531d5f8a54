import { useState } from 'react'
import type { Widget } from '../../runtime/registry/index.ts'

interface FieldProps {
  readonly widget: Widget
  /** What the field begins with. */
  readonly value?: unknown
  readonly props?: Readonly<Record<string, unknown>>
  readonly as?: 'edit' | 'view' | 'cell' | 'filter'
  readonly label?: string
  readonly disabled?: boolean
  readonly required?: boolean
  /** The error below the field. */
  readonly error?: string
  readonly placeholder?: string
  readonly onChange?: (value: unknown) => void
}

const noProps = {}

/** A widget as a form, a detail page, a table or a query bar shows it. */
export function Field({ widget, as = 'edit', value: first, props = noProps, ...field }: FieldProps) {
  const { label = 'Label', disabled = false, required = false, error } = field
  const [value, setValue] = useState(first)
  if (!('edit' in widget)) throw new Error(`${widget.id} edits no value`)
  if (as === 'view') return <widget.view value={value} props={props} />
  if (as === 'cell') {
    const Cell = widget.cell ?? widget.view
    return (
      <div className="stage-narrow">
        <Cell value={value} props={props} />
      </div>
    )
  }
  const Edit = (as === 'filter' && widget.filter) || widget.edit
  return (
    <div className="stage-field">
      <label htmlFor="field">{label}</label>
      <Edit
        id="field"
        label={label}
        value={value}
        onChange={(next: unknown) => {
          setValue(next)
          field.onChange?.(next)
        }}
        disabled={disabled}
        required={required}
        invalid={error !== undefined}
        props={props}
        {...(error && { describedBy: 'note' })}
        {...(field.placeholder && { placeholder: field.placeholder })}
      />
      {error && (
        <div id="note" className="stage-note" data-error>
          {error}
        </div>
      )}
    </div>
  )
}
