import { useState } from 'react'
import { createPageForm, FormLayout, type PageForm, PageFormProvider } from '../../../form/index.ts'
import type { FormPage } from '../../../language/index.ts'
import { PrintedPage } from '../../../print/index.ts'
import './print.css'

interface PrintSheetProps {
  readonly page: FormPage
  readonly title: string
  readonly pageForm: PageForm
  readonly onDone: () => void
}

/** The values of a form on paper, all panels one below the other. */
export function PrintSheet({ page, title, pageForm, onDone }: PrintSheetProps) {
  const [shown] = useState(() => {
    const { readOnlyWhen: _readOnlyWhen, ...options } = pageForm.options
    return createPageForm({ ...options, mode: 'view', values: pageForm.values() })
  })
  return (
    <PrintedPage title={title} onDone={onDone}>
      <PageFormProvider value={shown}>
        <FormLayout layout={page.layout} columns={page.columns ?? 1} labels="left" isUnfolded />
      </PageFormProvider>
    </PrintedPage>
  )
}
