import { Input } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { characterCount } from '../shared/refusals.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { defaultRows, type TextareaProps } from './props.ts'

export function TextareaEdit(edit: EditProps<string, TextareaProps>) {
  const { rows = defaultRows, autoSize, maxRows, maxLength, showCount } = edit.props
  return (
    <Input.TextArea
      {...optionalProps({
        id: edit.id,
        value: toText(edit.value),
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder,
        autoFocus: edit.autoFocus,
        rows,
        autoSize: autoSize ? optionalProps({ minRows: rows, maxRows }) : false,
        count: characterCount(showCount, maxLength),
        ...stateAttributes(edit),
      })}
      onChange={(event) => edit.onChange(event.target.value)}
    />
  )
}
