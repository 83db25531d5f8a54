import Input from 'antd/es/input/Input'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { characterCount } from '../shared/refusals.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import type { InputProps } from './props.ts'

export interface CountedInputProps {
  readonly edit: EditProps<string, InputProps>
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A line of text in antd's field, which counts characters and has a button that empties it. */
export function CountedInput({ edit, value, onChange }: CountedInputProps) {
  const { allowClear, maxLength, showCount, prefix, autocomplete = 'off' } = edit.props
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
