import Input from 'antd/es/input/Input'
import { type KeyboardEvent, useState } from 'react'
import type { EditProps } from '../../../runtime/index.ts'
import { optionalProps } from '../optionalProps.ts'
import { stateAttributes } from '../stateAttributes.ts'
import './number.css'
import type { NumberBounds } from './numberBounds.ts'
import { parseNumber, toFieldText, toNumber } from './numberText.ts'
import { StepButtons } from './StepButtons.tsx'
import { toStepped } from './toStepped.ts'

/** What is being typed, and the value that was made of it: they belong together until the value comes from elsewhere. */
interface Typed {
  readonly text: string
  readonly value: unknown
}

/**
 * A number that is typed or stepped. What is no number, or one that may not stand here, stays as it was typed: the value is
 * its text then, which `refuseNumber` refuses.
 */
export function NumberField(edit: EditProps<number, NumberBounds & { readonly thousands?: boolean }>) {
  const { props, disabled } = edit
  const { min, max, precision, thousands } = props
  const [typed, setTyped] = useState<Typed>()
  const text =
    typed && typed.value === edit.value ? typed.text : toFieldText(edit.value, optionalProps({ precision, thousands }))
  const change = (next: string) => {
    const isEmpty = next.trim() === ''
    const value = isEmpty ? undefined : (parseNumber(next) ?? next)
    setTyped({ text: next, value })
    edit.onChange(value as number | undefined)
  }
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    edit.onChange(toStepped(toNumber(edit.value), direction, props))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!disabled) step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <Input
      {...optionalProps({
        className: 'pw-number',
        id: edit.id,
        value: text,
        role: 'spinbutton',
        'aria-valuenow': toNumber(edit.value),
        'aria-valuetext': text || undefined,
        'aria-valuemin': min,
        'aria-valuemax': max,
        // The number pad of some telephones has no minus.
        inputMode: min !== undefined && min >= 0 ? 'decimal' : undefined,
        autoComplete: 'off',
        disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder,
        autoFocus: edit.autoFocus,
        ...stateAttributes(edit),
      })}
      suffix={<StepButtons disabled={disabled} onStep={step} />}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setTyped(undefined)
        edit.onBlur?.()
      }}
    />
  )
}
