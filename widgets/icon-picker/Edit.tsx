import { DownOutlined } from '@ant-design/icons'
import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { anchorPopup, belowStart, type EditProps, Icon, keepEscape, useTranslate } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { IconTable } from './IconTable.tsx'
import type { IconPickerProps } from './props.ts'
import './iconPicker.css'

export function IconPickerEdit(edit: EditProps<string, IconPickerProps>) {
  const t = useTranslate()
  const popupId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const name = toText(edit.value)

  useLayoutEffect(() => {
    if (!isOpen || !button.current || !popup.current) return
    const stop = anchorPopup(popup.current, button.current, belowStart)
    return stop
  }, [isOpen])

  const choose = (icon: string) => {
    edit.onChange(icon)
    popup.current?.hidePopover()
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    popup.current?.showPopover()
  }
  return (
    <>
      <button
        ref={button}
        id={edit.id}
        type="button"
        className="pw-icon-picker"
        aria-label={name === '' ? undefined : t('widgets.icon-picker.change', { label: edit.label, icon: name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={popupId}
        disabled={edit.disabled}
        data-invalid={edit.invalid || undefined}
        onBlur={edit.onBlur}
        onKeyDown={onKeyDown}
        aria-describedby={edit.describedBy}
      >
        {name === '' ? (
          <span className="pw-icon-none">{edit.placeholder || t('widgets.icon-picker.choose')}</span>
        ) : (
          <span className="pw-icon-name">
            <Icon name={name} />
            {name}
          </span>
        )}
        <DownOutlined aria-hidden className="pw-icon-arrow" />
      </button>
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
    </>
  )
}
