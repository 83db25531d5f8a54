import { ExpandAltOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type EditProps, keepEscape, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { SuffixButton } from '../shared/SuffixButton.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import './inputPopup.css'
import { placeBeside } from './placeBeside.ts'
import { defaultHeight, defaultPosition, defaultWidth, type InputPopupProps } from './props.ts'

export function InputPopupEdit(edit: EditProps<string, InputPopupProps>) {
  const { height = defaultHeight, width = defaultWidth, position = defaultPosition, maxLength } = edit.props
  const t = useTranslate()
  const popupId = useId()
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const text = toText(edit.value)
  // A line cannot hold breaks, and would lose them with the first key.
  const isLines = /[\r\n]/.test(text)

  useLayoutEffect(() => {
    const [box, own] = [field.current?.getBoundingClientRect(), popup.current?.getBoundingClientRect()]
    if (!isOpen || !box || !own || !popup.current) return
    const { left, top } = placeBeside(box, own, { width: innerWidth, height: innerHeight }, position)
    popup.current.style.left = `${left}px`
    popup.current.style.top = `${top}px`
    const area = popup.current.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [isOpen, position])

  const openByKey = (event: KeyboardEvent) => {
    if (!(event.altKey && event.key === 'ArrowDown') && !(isLines && event.key === 'Enter')) return
    event.preventDefault()
    popup.current?.showPopover()
  }
  return (
    <div ref={field} className="pw-input-popup">
      <Input
        {...optionalProps({
          id: edit.id,
          value: isLines ? text.replace(/\r\n|\r|\n/g, ' ↵ ') : text,
          readOnly: isLines,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status: edit.invalid ? 'error' : '',
          placeholder: edit.placeholder,
          autoFocus: edit.autoFocus,
          maxLength: isLines ? undefined : maxLength,
          ...stateAttributes(edit),
        })}
        onChange={(event) => edit.onChange(event.target.value)}
        onKeyDown={openByKey}
        suffix={
          <SuffixButton
            label={t('widgets.input-popup.open', { label: edit.label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            popoverTarget={popupId}
            disabled={edit.disabled}
          >
            <ExpandAltOutlined aria-hidden />
          </SuffixButton>
        }
      />
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        role="dialog"
        aria-label={edit.label}
        className="pw-input-popup-panel"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={keepEscape}
      >
        {isOpen && (
          <Input.TextArea
            {...optionalProps({ value: text, maxLength, placeholder: edit.placeholder })}
            aria-label={edit.label}
            style={{ width, height }}
            onChange={(event) => edit.onChange(event.target.value)}
          />
        )}
      </div>
    </div>
  )
}
