import { InputNumber } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './number.css'
import { groupThousands, isNumberInput, toNumber, toNumberText } from './numberText.ts'
import type { NumberProps } from './props.ts'

/** For the `ref` of the input: keeps the last text that can become a number (specification 5). */
function refuseOtherCharacters(input: HTMLInputElement | null) {
  if (!input) return
  const refuse = (event: InputEvent) => {
    const { value, selectionStart, selectionEnd } = input
    const next = value.slice(0, selectionStart ?? 0) + (event.data ?? '') + value.slice(selectionEnd ?? 0)
    if (!isNumberInput(next)) event.preventDefault()
  }
  input.addEventListener('beforeinput', refuse)
  return () => input.removeEventListener('beforeinput', refuse)
}

const toThousandsFormat = (precision: number | undefined) => ({
  formatter: (value: number | string | undefined, { userTyping, input }: { userTyping: boolean; input: string }) =>
    userTyping
      ? groupThousands(input.replaceAll(',', ''))
      : toNumberText(value, optionalProps({ precision, thousands: true })),
  parser: (text: string | undefined) => (text ?? '').replaceAll(',', ''),
})

export function NumberEdit(edit: EditProps<number, NumberProps>) {
  const { min, max, step, precision, thousands } = edit.props
  return (
    <InputNumber<number | string>
      className="pw-number"
      ref={refuseOtherCharacters}
      {...optionalProps({
        id: edit.id,
        value: toNumber(edit.value) ?? null,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder,
        autoFocus: edit.autoFocus,
        min,
        max,
        step,
        precision,
        ...(thousands && toThousandsFormat(precision)),
        ...stateAttributes(edit),
      })}
      onChange={(value) => edit.onChange(toNumber(value))}
    />
  )
}
