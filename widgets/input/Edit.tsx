import { type EditProps, lazyPart } from '../../runtime/index.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { TextField } from '../shared/text-field/TextField.tsx'
import { toText } from '../shared/values.ts'
import type { CountedInputProps } from './CountedInput.tsx'
import { unwrapText, wrapText } from './operator.ts'
import type { InputProps } from './props.ts'

const CountedInput = lazyPart<CountedInputProps>(() => import('./CountedInput.tsx').then((chunk) => chunk.CountedInput))

/** A line of text; a field that counts characters or can be emptied is antd's. */
export function InputEdit(edit: EditProps<string, InputProps>) {
  const { allowClear, showCount, prefix, operator, autocomplete = 'off' } = edit.props
  const stored = toText(edit.value)
  const value = operator ? unwrapText(stored, operator) : stored
  const onChange = (text: string) => edit.onChange(operator ? wrapText(text, operator) : text)
  if (allowClear || showCount) return <CountedInput edit={edit} value={value} onChange={onChange} />
  return (
    <TextField
      edit={edit}
      value={value}
      autoComplete={autocomplete}
      prefix={prefix && prefixIcons[prefix]}
      onChange={onChange}
    />
  )
}
