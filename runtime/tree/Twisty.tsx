import { Chevron } from '../icons/index.ts'
import './twisty.css'

interface TwistyProps {
  /** Undefined for a record without children: only the space stays. */
  readonly isOpen: boolean | undefined
  readonly isLoading: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** What opens and closes a line for the mouse; the keys and the words of that belong to the line itself. */
export function Twisty({ isOpen, isLoading, onToggle }: TwistyProps) {
  if (isOpen === undefined) return <span className="pw-twisty" aria-hidden="true" />
  return (
    <span
      className="pw-twisty"
      data-open={isOpen}
      data-loading={isLoading || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onToggle(!isOpen)
      }}
    >
      {isLoading ? <span className="pw-twisty-wait" /> : <Chevron />}
    </span>
  )
}
