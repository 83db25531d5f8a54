import { ConfigProvider, theme } from 'antd'
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { PaperLook } from '../looks/index.ts'
import './paper.css'
import { untilDrawn } from './untilDrawn.ts'

interface PaperSheetProps {
  readonly title: string
  /** Told once the person has printed, or has let it be. */
  readonly onDone: () => void
  readonly children: ReactNode
}

/** The class of the sheet, below which the look of paper holds: light, whatever the screen shows. */
const paper = 'pw-paper'
const own = { inherit: false, hashed: false, cssVar: { key: paper } }

/**
 * What goes to paper in place of the app: laid out out of sight at the width of a page, and printed once all of it is
 * drawn.
 */
export function PaperSheet({ title, onDone, children }: PaperSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const given = use(PaperLook)
  const look = useMemo(() => ({ ...given, ...own }), [given])
  useEffect(() => {
    const waiting = new AbortController()
    addEventListener('afterprint', onDone, { once: true, signal: waiting.signal })
    void untilDrawn(() => sheet.current, waiting.signal).then((isDrawn) => isDrawn && window.print())
    return () => waiting.abort()
  }, [onDone])
  return createPortal(
    <ConfigProvider theme={look}>
      <Colours>
        <div ref={sheet} className={paper}>
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
