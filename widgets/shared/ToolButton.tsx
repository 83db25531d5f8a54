import type { ReactNode } from 'react'
import './toolbar.css'

interface ToolButtonProps {
  readonly label: string
  readonly icon: ReactNode
  /** Whether what it does is on, for tools that are on or off. */
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** A tool of an editor. A press by mouse leaves the focus where it is, in the text. */
export function ToolButton({ label, icon, isPressed, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="pw-tool"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
