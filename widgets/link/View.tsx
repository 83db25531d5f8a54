import type { MouseEvent } from 'react'
import { useNavigate, useText, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { isOutside, isSafeLink } from '../shared/textAddresses.ts'
import { toText } from '../shared/values.ts'
import './link.css'
import type { LinkProps } from './props.ts'

/** An address as a link; one that could run something shows as the characters that it is. */
export function LinkView({ value, props, record }: ViewProps<string, LinkProps>) {
  const text = useText()
  const navigate = useNavigate()
  const address = toText(value).trim()
  if (address === '') return emptyValue
  const named = props.textField === undefined ? '' : toText(record?.[props.textField])
  const words = named || text(props.text) || address
  if (!isSafeLink(address)) return words
  const newTab = props.newTab ?? true
  const isInApp = !newTab && !isOutside(address)
  const open = (event: MouseEvent) => {
    // A press with a key held asks the browser for a tab or a window.
    if (!isInApp || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(address)
  }
  return (
    <a
      className="pw-link-value"
      href={address}
      title={words === address ? undefined : address}
      onClick={open}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {words}
    </a>
  )
}
