import { SafetyOutlined } from '@ant-design/icons'
import Input from 'antd/es/input/Input'
import { useId } from 'react'
import {
  BusyButton,
  type EditProps,
  unseen,
  useSiblingValue,
  useTranslate,
  useVerificationCode,
} from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { isReachable } from './isReachable.ts'
import type { VerificationCodeProps } from './props.ts'
import './verificationCode.css'

/** A field for a code, and the button that has one sent. */
export function VerificationCodeEdit(edit: EditProps<string, VerificationCodeProps>) {
  const { target: targetField, mode = 0, guard, url = '/sys/sms' } = edit.props
  const t = useTranslate()
  const noteId = useId()
  const target = toText(useSiblingValue(targetField)).trim()
  const isGuarded = useSiblingValue(guard) !== true && guard !== undefined
  const code = useVerificationCode({ url, mode, target })
  const canSend = isReachable(target) && !isGuarded && code.status !== 'sending' && code.secondsLeft === 0
  const note = isReachable(target) && isGuarded ? t('widgets.verification-code.needsGuard') : ''
  const sent = t(target.includes('@') ? 'widgets.verification-code.sentMail' : 'widgets.verification-code.sentSms')
  const statusText = code.status === 'error' ? code.message || t('widgets.verification-code.failed') : note
  const described = [edit.describedBy, statusText ? noteId : undefined].filter(Boolean).join(' ')

  return (
    <>
      <div className="pw-verification-code">
        <Input
          {...optionalProps({
            id: edit.id,
            value: toText(edit.value),
            onBlur: edit.onBlur,
            disabled: edit.disabled,
            status: edit.invalid ? 'error' : '',
            placeholder: edit.placeholder,
            autoFocus: edit.autoFocus,
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
            prefix: <SafetyOutlined aria-hidden />,
            ...stateAttributes(edit),
            'aria-describedby': described || undefined,
          })}
          onChange={({ target: { value } }) => edit.onChange(value.trim())}
        />
        <BusyButton
          className="pw-verification-code-get"
          disabled={edit.disabled || !canSend}
          isBusy={code.status === 'sending'}
          onClick={code.send}
        >
          {code.secondsLeft > 0
            ? t('widgets.verification-code.again', { seconds: code.secondsLeft })
            : t('widgets.verification-code.get')}
        </BusyButton>
      </div>
      {statusText && (
        <div id={noteId} className="pw-verification-code-note" data-error={code.status === 'error' || undefined}>
          <span role={code.status === 'error' ? 'alert' : undefined}>{statusText}</span>
        </div>
      )}
      <span className={code.status === 'sent' ? 'pw-verification-code-note' : unseen} role="status">
        {code.status === 'sent' && sent}
      </span>
    </>
  )
}
