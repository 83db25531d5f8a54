import { InputNumber } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './number.css'
import { groupThousands, toNumber, toNumberText, withoutGroups } from './numberText.ts'
import type { NumberProps } from './props.ts'
import { keepGroupedNumber, keepPlainNumber, parseGrouped, parsePlain } from './typing.ts'

const toThousandsFormat = (precision: number | undefined) => ({
  formatter: (value: number | string | undefined, { userTyping, input }: { userTyping: boolean; input: string }) =>
    userTyping
      ? groupThousands(withoutGroups(input))
      : toNumberText(value, optionalProps({ precision, thousands: true })),
  parser: parseGrouped,
})

export function NumberEdit(edit: EditProps<number, NumberProps>) {
  const { min, max, step, precision, thousands } = edit.props
  return (
    <InputNumber<number | string>
      className="pw-number"
      ref={thousands ? keepGroupedNumber : keepPlainNumber}
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
        ...(thousands ? toThousandsFormat(precision) : { parser: parsePlain }),
        ...stateAttributes(edit),
      })}
      onChange={(value) => edit.onChange(toNumber(value))}
    />
  )
}
