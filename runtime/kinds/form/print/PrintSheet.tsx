import { ConfigProvider, theme } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createPageForm, FormLayout, type PageForm, PageFormProvider } from '../../../form/index.ts'
import type { FormPage } from '../../../language/index.ts'
import './print.css'
import { untilDrawn } from './untilDrawn.ts'

interface PrintSheetProps {
  readonly page: FormPage
  readonly title: string
  readonly pageForm: PageForm
  readonly onDone: () => void
}

/** The class of the sheet, below which the look of paper holds: light, whatever the screen shows. */
const paper = 'pw-print'
const look = { inherit: false, hashed: false, cssVar: { key: paper }, algorithm: theme.defaultAlgorithm }

/** The values of a form on paper, all panels one below the other; it lies outside of the app, which paper does not show. */
export default function PrintSheet({ page, title, pageForm, onDone }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [shown] = useState(() => {
    const { readOnly: _readOnly, ...options } = pageForm.options
    return createPageForm({ ...options, mode: 'view', values: pageForm.values() })
  })
  useEffect(() => {
    const waiting = new AbortController()
    addEventListener('afterprint', onDone, { once: true, signal: waiting.signal })
    void untilDrawn(() => sheet.current, waiting.signal).then((isDrawn) => isDrawn && window.print())
    return () => waiting.abort()
  }, [onDone])
  return createPortal(
    <ConfigProvider theme={look}>
      <Paper>
        <div ref={sheet} className={paper}>
          <h1>{title}</h1>
          <PageFormProvider value={shown}>
            <FormLayout layout={page.layout} columns={page.columns ?? 1} labels="left" isUnfolded />
          </PageFormProvider>
        </div>
      </Paper>
    </ConfigProvider>,
    document.body,
  )
}

/** Has antd write the colours of paper, which it does for whom asks. */
function Paper({ children }: { readonly children: ReactNode }) {
  theme.useToken()
  return children
}
