import Input from 'antd/es/input/Input'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { characterCount } from '../shared/refusals.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { unwrapText, wrapText } from './operator.ts'
import { PlainInput } from './PlainInput.tsx'
import type { InputProps } from './props.ts'

/** A line of text; what stands in the field besides it, such as an icon, is drawn by antd. */
export function InputEdit(edit: EditProps<string, InputProps>) {
  const { allowClear, maxLength, showCount, prefix, operator, autocomplete = 'off' } = edit.props
  const stored = toText(edit.value)
  const value = operator ? unwrapText(stored, operator) : stored
  const onChange = (text: string) => edit.onChange(operator ? wrapText(text, operator) : text)
  if (!allowClear && !showCount && !prefix)
    return <PlainInput edit={edit} value={value} autoComplete={autocomplete} onChange={onChange} />
  return (
    <Input
      {...optionalProps({
        id: edit.id,
        value,
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
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
