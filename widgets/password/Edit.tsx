import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import Password from 'antd/es/input/Password'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import './password.css'
import type { PasswordProps } from './props.ts'

export function PasswordEdit(edit: EditProps<string, PasswordProps>) {
  const { autocomplete = 'new-password', toggle = true, prefix } = edit.props
  const t = useTranslate()
  // antd's own eye is an image that no key reaches.
  const revealButton = (shown: boolean) => (
    <button
      type="button"
      disabled={edit.disabled}
      aria-label={t(shown ? 'widgets.password.hide' : 'widgets.password.show')}
      aria-pressed={shown}
    >
      {shown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
    </button>
  )
  return (
    <Password
      {...optionalProps({
        id: edit.id,
        value: toText(edit.value),
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder,
        autoFocus: edit.autoFocus,
        autoComplete: autocomplete,
        prefix: prefix && prefixIcons[prefix],
        visibilityToggle: toggle,
        ...stateAttributes(edit),
      })}
      onChange={(event) => edit.onChange(event.target.value)}
      iconRender={revealButton}
    />
  )
}
