import { DownOutlined } from '@ant-design/icons'
import Input from 'antd/es/input/Input'
import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { anchorPopup, belowStart, type EditProps, Icon, keepEscape, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { SuffixButton } from '../shared/SuffixButton.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { IconTable } from './IconTable.tsx'
import type { IconPickerProps } from './props.ts'
import './iconPicker.css'

/** The name of an icon with its picture before it; a press opens the table of all icons, and a name can be typed too. */
export function IconPickerEdit(edit: EditProps<string, IconPickerProps>) {
  const t = useTranslate()
  const popupId = useId()
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const name = toText(edit.value)

  useLayoutEffect(() => {
    if (!isOpen || !field.current || !popup.current) return
    return anchorPopup(popup.current, field.current, belowStart)
  }, [isOpen])

  const open = () => {
    if (!edit.disabled) popup.current?.showPopover()
  }
  const choose = (icon: string) => {
    edit.onChange(icon)
    popup.current?.hidePopover()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }
  return (
    <div ref={field} className="pw-icon-picker">
      <Input
        {...optionalProps({
          id: edit.id,
          value: name,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status: edit.invalid ? 'error' : '',
          placeholder: edit.placeholder || t('widgets.icon-picker.choose'),
          autoFocus: edit.autoFocus,
          ...stateAttributes(edit),
        })}
        prefix={name === '' ? undefined : <Icon name={name} />}
        autoComplete="off"
        onChange={(event) => edit.onChange(event.target.value)}
        onKeyDown={openByKey}
        onClick={open}
        suffix={
          <SuffixButton
            label={t('widgets.icon-picker.open', { label: edit.label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            popoverTarget={popupId}
            disabled={edit.disabled}
          >
            <DownOutlined aria-hidden />
          </SuffixButton>
        }
      />
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        role="dialog"
        aria-label={t('widgets.icon-picker.choose')}
        className="pw-popup pw-icon-panel"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={keepEscape}
      >
        {isOpen && (
          <Suspense fallback={<span className="pw-icon-waiting" />}>
            <IconTable chosen={name} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
