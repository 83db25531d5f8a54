import { useState } from 'react'
import type { ContainedFields, ValueWidget } from '../../../runtime/registry/index.ts'

export const label = 'Sample label'

interface HostProps {
  // biome-ignore lint/suspicious/noExplicitAny: widgets of every value and props type are tried side by side
  readonly widget: ValueWidget<any, any>
  readonly value: unknown
  readonly props: Readonly<Record<string, unknown>>
  readonly fields?: ContainedFields | undefined
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly onChange?: (value: unknown) => void
}

/** A field of a form with one editor. */
export function Host({ widget, value: first, props, fields, disabled = false, invalid = false, onChange }: HostProps) {
  const [value, setValue] = useState(first)
  return (
    <>
      <label htmlFor="sample">{label}</label>
      <widget.edit
        id="sample"
        label={label}
        value={value}
        onChange={(next: unknown) => {
          setValue(next)
          onChange?.(next)
        }}
        disabled={disabled}
        required
        invalid={invalid}
        describedBy="sample-note"
        props={props}
        {...(fields && { fields })}
      />
      <div id="sample-note">A note</div>
    </>
  )
}
