import type { ReactNode, Ref } from 'react'
import type { EditProps } from '../../../runtime/index.ts'
import { stateAttributes } from '../stateAttributes.ts'
import './textField.css'

interface TextFieldProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly value: string
  readonly autoComplete: string
  readonly type?: 'text' | 'password'
  /** What stands in the field before the text. */
  readonly prefix?: ReactNode
  /** What stands in the field behind the text. */
  readonly suffix?: ReactNode
  readonly onChange: (text: string) => void
  readonly fieldRef?: Ref<HTMLInputElement>
}

/** A native text field. A form of hundreds pays for each: no hook, and no element but its own where nothing else is in it. */
export function TextField({
  edit,
  value,
  autoComplete,
  type = 'text',
  prefix,
  suffix,
  onChange,
  fieldRef,
}: TextFieldProps) {
  const isAlone = prefix === undefined && suffix === undefined
  const field = (
    <input
      ref={fieldRef}
      type={type}
      className={isAlone ? 'pw-input' : 'pw-input-inside'}
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
  if (isAlone) return field
  return (
    <span className="pw-input pw-input-box">
      {prefix}
      {field}
      {suffix}
    </span>
  )
}
