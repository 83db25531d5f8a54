import { memo, type ReactNode, useCallback, useState } from 'react'
import type { ValueWidget } from '../../../runtime/registry/index.ts'
import { hidden } from './documents.ts'

interface BareFieldProps {
  readonly name: string
  readonly widget: ValueWidget
  readonly value: unknown
  readonly isDisabled: boolean
  readonly onChange: (name: string, value: unknown) => void
}

const noProps = {}

/** The markup of a field of a form, with the same widget, and nothing of Formily. */
const BareField = memo(function BareField({ name, widget, value, isDisabled, onChange }: BareFieldProps) {
  const { edit: Edit } = widget
  const change = useCallback((next: unknown) => onChange(name, next), [name, onChange])
  return (
    <div className="pw-field" data-field={name}>
      <label className="pw-field-label" htmlFor={name}>
        {name}
      </label>
      <div className="pw-field-control">
        <Edit
          id={name}
          value={value}
          onChange={change}
          disabled={isDisabled}
          required={false}
          invalid={false}
          label={name}
          props={noProps}
        />
      </div>
    </div>
  )
})

interface BareFormProps {
  readonly count: number
  readonly widget: ValueWidget
}

/** The same form as the document's, its values in the state of one component. */
export function BareForm({ count, widget, isLinked }: BareFormProps & { readonly isLinked: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const onChange = useCallback(
    (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
    [],
  )
  const fields: ReactNode[] = []
  const current = (index: number) => (isLinked && index % 2 === 0 ? values.f0 : values[`f${index}`])
  for (let index = 0; index < count; index += 1) {
    const name = `f${index}`
    if (isLinked && index % 2 === 1 && current(index - 1) === hidden) continue
    fields.push(
      <BareField
        key={name}
        name={name}
        widget={widget}
        value={current(index)}
        isDisabled={isLinked && index > 0 && index % 2 === 0}
        onChange={onChange}
      />,
    )
  }
  return <form className="pw-form">{fields}</form>
}
