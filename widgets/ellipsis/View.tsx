import { CopyOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useMessage, useTranslate, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import './ellipsis.css'
import { defaultLength, type EllipsisProps } from './props.ts'
import { shorten } from './shorten.ts'

/** A text of which the beginning shows; a press shows the rest, with the mouse, a key or a finger. */
export function EllipsisView({ value, props }: ViewProps<string, EllipsisProps>) {
  const [isOpen, setOpen] = useState(false)
  const text = toText(value)
  const short = shorten(text, props.length ?? defaultLength)
  if (text === '') return emptyValue
  return (
    <span className="pw-ellipsis">
      {short === undefined ? (
        text
      ) : (
        <button type="button" title={text} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text : short}
        </button>
      )}
      {props.copy && <CopyButton text={text} />}
    </span>
  )
}

/** The same for a row of a table, which has one height: the whole text is its title. */
export function EllipsisCell({ value, props }: ViewProps<string, EllipsisProps>) {
  const text = toText(value)
  if (text === '') return emptyValue
  const short = shorten(text, props.length ?? defaultLength)
  return short === undefined ? text : <span title={text}>{short}</span>
}

function CopyButton({ text }: { readonly text: string }) {
  const translate = useTranslate()
  const message = useMessage()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      message('success', translate('widgets.ellipsis.copied'))
    } catch {
      message('warning', translate('widgets.ellipsis.notCopied'))
    }
  }
  return (
    <button
      type="button"
      className="pw-ellipsis-copy"
      aria-label={translate('widgets.ellipsis.copy')}
      onClick={() => void copy()}
    >
      <CopyOutlined aria-hidden />
    </button>
  )
}
