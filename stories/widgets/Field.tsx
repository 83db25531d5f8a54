import { useEffect, useRef, useState } from 'react'
import { type ContainedFields, type DataRecord, SiblingsProvider, type Widget } from '../../runtime/registry/index.ts'
import { createSiblingStore } from './siblingStore.ts'

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
  /** What the other fields of the form begin with. */
  readonly siblings?: DataRecord
  /** Told what the widget put into other fields. */
  readonly onSiblings?: (values: DataRecord) => void
  /** What the server refused inside of the value. */
  readonly messages?: Readonly<Record<string, string>>
  /** The fields of a widget that contains some. */
  readonly fields?: ContainedFields
}

const noProps = {}

/** A widget as a form, a detail page, a table or a query bar shows it. */
export function Field({ widget, as = 'edit', value: first, props = noProps, ...field }: FieldProps) {
  const { label = 'Label', disabled = false, required = false, error } = field
  const [value, setValue] = useState(first)
  const latest = useRef(field.onSiblings)
  useEffect(() => {
    latest.current = field.onSiblings
  })
  const [store] = useState(() => createSiblingStore(field.siblings ?? {}, (values) => latest.current?.(values)))
  const contained = field.fields ? { fields: field.fields } : {}
  if (!('edit' in widget)) throw new Error(`${widget.id} edits no value`)
  if (as === 'view') return <widget.view value={value} props={props} {...contained} />
  if (as === 'cell') {
    const Cell = widget.cell ?? widget.view
    return (
      <div className="stage-narrow">
        <Cell value={value} props={props} {...contained} />
      </div>
    )
  }
  const Edit = (as === 'filter' && widget.filter) || widget.edit
  return (
    <SiblingsProvider value={store}>
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
          {...(field.messages && { messages: field.messages })}
          {...(field.placeholder && { placeholder: field.placeholder })}
          {...contained}
        />
        {error && (
          <div id="note" className="stage-note" data-error>
            {error}
          </div>
        )}
      </div>
    </SiblingsProvider>
  )
}
