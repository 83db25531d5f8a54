import { CloseOutlined, UserAddOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { useTableTexts } from '../shared/tableTexts.ts'
import { joinList, splitList } from '../shared/values.ts'
import type { UserPickerProps } from './props.ts'
import { usePickUsers } from './usePickUsers.ts'
import './userPicker.css'
import { userTable } from './userTable.ts'

export function UserPickerEdit(edit: EditProps<string, UserPickerProps>) {
  const t = useTranslate()
  const pick = usePickUsers(edit.props)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const users = splitList(edit.value)
  const names = useTableTexts(userTable(edit.props), users)

  const choose = async () => {
    const chosen = await pick(users)
    if (chosen) edit.onChange(joinList(chosen))
  }
  const remove = (user: string) => {
    edit.onChange(joinList(users.filter((other) => other !== user)))
    // The button that was pressed goes away with its user.
    chooseButton.current?.focus()
  }
  const removeByKey = (user: string | undefined) => (event: KeyboardEvent) => {
    if (user === undefined || (event.key !== 'Backspace' && event.key !== 'Delete')) return
    event.preventDefault()
    remove(user)
  }

  return (
    <fieldset
      className="pw-user-picker"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      onBlur={edit.onBlur}
    >
      {users.map((user, index) => (
        <span key={user} className="pw-user">
          {names[index]}
          {!edit.disabled && (
            <button
              type="button"
              aria-label={t('widgets.user-picker.remove', { name: names[index] ?? user })}
              onClick={() => remove(user)}
              onKeyDown={removeByKey(user)}
            >
              <CloseOutlined aria-hidden />
            </button>
          )}
        </span>
      ))}
      <Button
        ref={chooseButton}
        id={edit.id}
        type="text"
        size="small"
        icon={<UserAddOutlined aria-hidden />}
        aria-label={`${edit.label}: ${t('widgets.user-picker.choose')}`}
        disabled={edit.disabled}
        autoFocus={edit.autoFocus ?? false}
        onClick={() => void choose()}
        onKeyDown={removeByKey(users.at(-1))}
        {...stateAttributes({ ...edit, required: false })}
      >
        {users.length === 0 && (edit.placeholder || t('widgets.user-picker.choose'))}
      </Button>
    </fieldset>
  )
}
