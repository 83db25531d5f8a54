import Input from 'antd/es/input/Input'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { characterCount } from '../shared/refusals.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { unwrapText, wrapText } from './operator.ts'
import type { InputProps } from './props.ts'

/** Large forms mount hundreds of these: no hook and no element of its own. */
export function InputEdit(edit: EditProps<string, InputProps>) {
  const { allowClear, maxLength, showCount, prefix, operator, autocomplete = 'off' } = edit.props
  const stored = toText(edit.value)
  return (
    <Input
      {...optionalProps({
        id: edit.id,
        value: operator ? unwrapText(stored, operator) : stored,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder,
        autoFocus: edit.autoFocus,
        autoComplete: autocomplete,
        allowClear,
        count: characterCount(showCount, maxLength),
        prefix: prefix && prefixIcons[prefix],
        ...stateAttributes(edit),
      })}
      onChange={({ target }) => edit.onChange(operator ? wrapText(target.value, operator) : target.value)}
    />
  )
}
