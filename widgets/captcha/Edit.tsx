import { useEffect, useRef } from 'react'
import { type EditProps, useCaptcha, useTranslate } from '../../runtime/index.ts'
import { TextField } from '../shared/text-field/TextField.tsx'
import './captcha.css'
import type { CaptchaProps } from './props.ts'

/** What was read in a picture, with the key of the picture. */
export interface CaptchaValue {
  readonly text: string
  readonly key: string
}

const defaultUrl = '/sys/randomImage'

export function CaptchaEdit(edit: EditProps<CaptchaValue, CaptchaProps>) {
  const t = useTranslate()
  const { key, status, picture, renew } = useCaptcha(edit.props.url ?? defaultUrl)
  const text = edit.value?.text ?? ''
  const hadText = useRef(false)

  // Whoever empties the field from outside has used the picture: the server takes it once.
  useEffect(() => {
    if (hadText.current && edit.value === undefined) renew()
    hadText.current = edit.value !== undefined
  }, [edit.value, renew])

  return (
    <div className="pw-captcha">
      <TextField
        edit={edit}
        value={text}
        autoComplete="off"
        onChange={(typed) => edit.onChange({ text: typed, key })}
      />
      <button
        type="button"
        className="pw-captcha-picture"
        disabled={edit.disabled}
        {...(status !== 'error' && { 'aria-label': t('widgets.captcha.renew') })}
        title={t('widgets.captcha.renew')}
        aria-busy={status === 'loading'}
        onClick={renew}
      >
        {status === 'ready' && <img src={picture} alt="" />}
        {status === 'error' && t('widgets.captcha.failed')}
      </button>
    </div>
  )
}
