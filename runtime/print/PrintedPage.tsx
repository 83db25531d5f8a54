import { ConfigProvider, theme } from 'antd'
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { PrintTheme } from '../ui/index.ts'
import './print.css'
import { untilDrawn } from './untilDrawn.ts'

interface PrintedPageProps {
  readonly title: string
  /** Told once the person has printed, or has let it be; left out where the browser prints of its own accord. */
  readonly onDone?: () => void
  readonly children: ReactNode
}

/** The class of the sheet, below which the look of paper holds: light, whatever the screen shows. */
const printClass = 'pw-print'
const own = { inherit: false, hashed: false, cssVar: { key: printClass } }

/**
 * What goes to paper in place of the app: laid out out of sight at the width of a page, and printed once all of it is
 * drawn.
 */
export function PrintedPage({ title, onDone, children }: PrintedPageProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const given = use(PrintTheme)
  const printTheme = useMemo(() => ({ ...given, ...own }), [given])
  useEffect(() => {
    if (!onDone) return
    const waiting = new AbortController()
    addEventListener('afterprint', onDone, { once: true, signal: waiting.signal })
    void untilDrawn(() => sheet.current, waiting.signal).then((isDrawn) => isDrawn && window.print())
    return () => waiting.abort()
  }, [onDone])
  return createPortal(
    <ConfigProvider theme={printTheme}>
      <Colours>
        <div ref={sheet} className={printClass}>
          <h1>{title}</h1>
          {children}
        </div>
      </Colours>
    </ConfigProvider>,
    document.body,
  )
}

/** Has antd write the colours of paper, which it does for whom asks. */
function Colours({ children }: { readonly children: ReactNode }) {
  theme.useToken()
  return children
}
