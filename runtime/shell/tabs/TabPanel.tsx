import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface TabPanelProps {
  readonly label: string
  readonly head: ReactNode
  readonly footer: ReactNode
  /** Told how far the shown page is scrolled, in pixels. */
  readonly onScroll: (pixels: number) => void
  readonly children: ReactNode
}

/** The scrolling ground of one open page. Browsers may forget how far a hidden one was scrolled, so it remembers. */
export function TabPanel({ label, head, footer, onScroll, children }: TabPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = scrolled.current
    onScroll(scrolled.current)
  }, [onScroll])
  return (
    <section
      ref={panel}
      className="pw-shell-panel"
      aria-label={label}
      onScroll={({ currentTarget }) => {
        if (!currentTarget.checkVisibility()) return
        scrolled.current = currentTarget.scrollTop
        onScroll(scrolled.current)
      }}
    >
      <div className="pw-shell-panel-body">
        {head}
        {children}
      </div>
      {footer}
    </section>
  )
}
