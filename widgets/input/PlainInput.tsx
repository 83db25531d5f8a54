import type { EditProps } from '../../runtime/index.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './input.css'

/** A native text field. A form of hundreds pays for each: no hook, and no element but its own. */
export function PlainInput({ edit, value, autoComplete, onChange }: PlainInputProps) {
  return (
    <input
      type="text"
      className="pw-input"
      id={edit.id}
      value={value}
      disabled={edit.disabled}
      placeholder={edit.placeholder}
      // biome-ignore lint/a11y/noAutofocus: who opens an editor in place goes on typing in it.
      autoFocus={edit.autoFocus}
      autoComplete={autoComplete}
      onBlur={edit.onBlur}
      onChange={({ target }) => onChange(target.value)}
      {...stateAttributes(edit)}
    />
  )
}

interface PlainInputProps {
  readonly edit: EditProps<string, unknown>
  readonly value: string
  readonly autoComplete: string
  readonly onChange: (text: string) => void
}
