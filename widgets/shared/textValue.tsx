import type { ReactNode } from 'react'
import { emptyValue } from './emptyValue.tsx'

/** From this length on a text may not fit its place (specification 9, "Ellipsis length"). */
const longText = 25

/** A text on a detail page: as it is, broken where it must be. */
export function textValue(text: string): ReactNode {
  if (text === '') return emptyValue
  return text.length > longText ? <span className="pw-text-value">{text}</span> : text
}

/** A text in a table cell: one line, cut by an ellipsis, whole in its title. A short one is only a text node. */
export function textCell(text: string): ReactNode {
  if (text === '') return emptyValue
  return text.length > longText ? (
    <span className="pw-text-cell" title={text}>
      {text}
    </span>
  ) : (
    text
  )
}
