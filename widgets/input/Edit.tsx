import Input from 'antd/es/input/Input'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import type { InputProps } from './props.ts'

/** Large forms mount hundreds of these: no hook and no element of its own. */
export function InputEdit(edit: EditProps<string, InputProps>) {
  const { allowClear, maxLength, showCount, prefix, autocomplete = 'off' } = edit.props
  return (
    <Input
      {...optionalProps({
        id: edit.id,
        value: toText(edit.value),
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder,
        autoFocus: edit.autoFocus,
        autoComplete: autocomplete,
        allowClear,
        maxLength,
        showCount,
        prefix: prefix && prefixIcons[prefix],
        ...stateAttributes(edit),
      })}
      onChange={(event) => edit.onChange(event.target.value)}
    />
  )
}
