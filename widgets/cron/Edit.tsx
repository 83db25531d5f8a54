import { FieldTimeOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useRef, useState } from 'react'
import { type EditProps, lazyPart, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import './cron.css'
import type { CronProps } from './props.ts'
import { useMeaning } from './useMeaning.ts'

const CronDialog = lazyPart(() => import('./dialog/CronDialog.tsx').then((chunk) => chunk.CronDialog), null)

export function CronEdit(edit: EditProps<string, CronProps>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const expression = toText(edit.value)
  const meaning = useMeaning(expression)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="pw-cron">
      <Space.Compact block>
        <Input
          {...optionalProps({
            id: edit.id,
            value: expression,
            onBlur: edit.onBlur,
            disabled: edit.disabled,
            status: edit.invalid ? 'error' : '',
            placeholder: edit.placeholder || '0 0 0 * * ? *',
            autoFocus: edit.autoFocus,
            autoComplete: 'off',
            spellCheck: false,
            ...stateAttributes(edit),
          })}
          onChange={(event) => edit.onChange(event.target.value)}
        />
        <Button
          ref={opener}
          icon={<FieldTimeOutlined aria-hidden />}
          aria-label={`${edit.label}: ${t('widgets.cron.build')}`}
          aria-haspopup="dialog"
          disabled={edit.disabled}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      {(edit.props.meaning ?? true) && meaning && <div className="pw-cron-meaning">{meaning}</div>}
      {isOpen && (
        <CronDialog
          expression={expression}
          fields={edit.props.fields ?? 7}
          onCancel={close}
          onConfirm={(next) => {
            edit.onChange(next)
            close()
          }}
        />
      )}
    </div>
  )
}
