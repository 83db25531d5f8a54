import { ExpandAltOutlined } from '@ant-design/icons'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { anchorPopup, type EditProps, keepEscape, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { SuffixButton } from '../shared/SuffixButton.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import './inputPopup.css'
import { popupPlacements } from './popupPlacements.ts'
import { defaultHeight, defaultPosition, defaultWidth, type InputPopupProps } from './props.ts'

export function InputPopupEdit(edit: EditProps<string, InputPopupProps>) {
  const { height = defaultHeight, width = defaultWidth, position = defaultPosition } = edit.props
  const t = useTranslate()
  const popupId = useId()
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const text = toText(edit.value)
  // A line cannot hold breaks, and would lose them with the first key.
  const isLines = /[\r\n]/.test(text)

  useLayoutEffect(() => {
    if (!isOpen || !field.current || !popup.current) return
    const stop = anchorPopup(popup.current, field.current, popupPlacements[position])
    const area = popup.current.querySelector('textarea')
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
    return stop
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
          <TextArea
            {...optionalProps({ value: text, placeholder: edit.placeholder })}
            aria-label={edit.label}
            style={{ width, height }}
            onChange={(event) => edit.onChange(event.target.value)}
          />
        )}
      </div>
    </div>
  )
}
