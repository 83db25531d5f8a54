import { Activity, type ReactNode, useState } from 'react'

interface LastingPanelProps {
  readonly isShown: boolean
  readonly content: () => ReactNode
}

/**
 * A panel that is drawn when it shows for the first time. Hidden later, it ends its effects and keeps what it holds: files
 * on their way, what an editor can undo, where a person has scrolled.
 */
export function LastingPanel({ isShown, content }: LastingPanelProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown || isShown ? <Activity mode={isShown ? 'visible' : 'hidden'}>{content()}</Activity> : null
}
