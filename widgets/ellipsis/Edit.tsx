import { Input } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import type { EllipsisProps } from './props.ts'

export const EllipsisEdit = (edit: EditProps<string, EllipsisProps>) => (
  <Input
    {...optionalProps({
      id: edit.id,
      value: toText(edit.value),
      onBlur: edit.onBlur,
      disabled: edit.disabled,
      status: edit.invalid ? 'error' : '',
      placeholder: edit.placeholder,
      autoFocus: edit.autoFocus,
      autoComplete: 'off',
      ...stateAttributes(edit),
    })}
    onChange={(event) => edit.onChange(event.target.value)}
  />
)
