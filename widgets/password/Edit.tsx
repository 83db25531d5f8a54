import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { prefixIcons } from '../shared/prefixIcons.tsx'
import { TextField } from '../shared/text-field/TextField.tsx'
import { toText } from '../shared/values.ts'
import './password.css'
import type { PasswordProps } from './props.ts'

/** A field whose text only shows while the person wants it. */
export function PasswordEdit(edit: EditProps<string, PasswordProps>) {
  const { autocomplete = 'new-password', toggle = true, prefix } = edit.props
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // React also writes what is typed into the document, where a secret does not belong, and does so after its events.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.removeAttribute('value'))
    return () => clearTimeout(timer)
  })
  const revealButton = toggle && (
    <button
      type="button"
      className="pw-password-reveal"
      disabled={edit.disabled}
      aria-label={t(isShown ? 'widgets.password.hide' : 'widgets.password.show')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
    </button>
  )
  return (
    <TextField
      edit={edit}
      value={toText(edit.value)}
      autoComplete={autocomplete}
      type={isShown ? 'text' : 'password'}
      prefix={prefix && prefixIcons[prefix]}
      suffix={revealButton || undefined}
      onChange={edit.onChange}
      fieldRef={field}
    />
  )
}
