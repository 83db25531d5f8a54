import { Input } from 'antd'
import { useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { Chat } from './Chat.tsx'
import type { ChatFrameProps } from './props.ts'
import './chatFrame.css'

/** The message at which a chat opens: its id, with the chat below it when it is asked for. */
export function ChatFrameEdit(edit: EditProps<string, ChatFrameProps>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const message = toText(edit.value)
  return (
    <div className="pw-chat-frame">
      <Input
        {...optionalProps({
          id: edit.id,
          value: message,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status: edit.invalid ? 'error' : '',
          placeholder: edit.placeholder || t('widgets.chat-frame.message'),
          autoFocus: edit.autoFocus,
          autoComplete: 'off',
          ...stateAttributes(edit),
        })}
        onChange={(event) => edit.onChange(event.target.value)}
      />
      {message !== '' && (
        <button type="button" className="pw-chat-frame-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'widgets.chat-frame.hide' : 'widgets.chat-frame.show')}
        </button>
      )}
      {isOpen && message !== '' && <Chat message={message} props={edit.props} />}
    </div>
  )
}
