import { useState } from 'react'
import type { LayoutPanelProps } from '../../runtime/index.ts'

/**
 * Which of the panels is shown: the one a person went to, or the one that has to be seen. A panel that went away gives
 * way to the first.
 */
export function useShownPanel(
  panels: readonly LayoutPanelProps[],
  focusPanel: string | undefined,
): readonly [shown: string, show: (id: string) => void] {
  const [shown, show] = useState(focusPanel)
  const [lastFocus, setLastFocus] = useState(focusPanel)
  if (focusPanel !== lastFocus) {
    setLastFocus(focusPanel)
    if (focusPanel !== undefined) show(focusPanel)
  }
  const known = panels.find((panel) => panel.id === shown) ?? panels[0]
  return [known?.id ?? '', show]
}
