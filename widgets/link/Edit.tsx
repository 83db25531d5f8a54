import { LinkOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import type { LinkProps } from './props.ts'

export const LinkEdit = (edit: EditProps<string, LinkProps>) => (
  <Input
    {...optionalProps({
      id: edit.id,
      value: toText(edit.value),
      onBlur: edit.onBlur,
      disabled: edit.disabled,
      status: edit.invalid ? 'error' : '',
      placeholder: edit.placeholder || 'https://',
      autoFocus: edit.autoFocus,
      autoComplete: 'url',
      inputMode: 'url',
      prefix: <LinkOutlined aria-hidden />,
      ...stateAttributes(edit),
    })}
    onChange={(event) => edit.onChange(event.target.value)}
  />
)
