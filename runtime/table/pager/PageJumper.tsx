import { type KeyboardEvent, useState } from 'react'
import { parsePage } from './pageNumbers.ts'

interface PageJumperProps {
  readonly pages: number
  readonly label: string
  readonly text: string
  readonly onJump: (page: number) => void
}

/** A small input that leads to a page by its number, with Enter or when it is left. */
export function PageJumper({ pages, label, text, onJump }: PageJumperProps) {
  const [typed, setTyped] = useState('')
  const jump = () => {
    const page = parsePage(typed, pages)
    setTyped('')
    if (page !== undefined) onJump(page)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    jump()
  }
  return (
    <label className="pw-pager-jump">
      <span aria-hidden="true">{text}</span>
      <input
        className="pw-pager-field"
        inputMode="numeric"
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={jump}
      />
    </label>
  )
}
