import { Button } from 'antd'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { PageForm } from '../../../form/index.ts'
import { useText, useTranslate } from '../../../i18n/index.ts'
import type { FormPage } from '../../../language/index.ts'

const PrintSheet = lazy(() => import('./PrintSheet.tsx'))

interface PrintButtonProps {
  readonly page: FormPage
  readonly pageForm: PageForm
  readonly isDisabled: boolean
}

/** Prints the values as they stand. */
export function PrintButton({ page, pageForm, isDisabled }: PrintButtonProps) {
  const text = useText()
  const translate = useTranslate()
  const [isPrinting, setPrinting] = useState(false)
  const onDone = useCallback(() => setPrinting(false), [])
  return (
    <>
      <Button disabled={isDisabled} loading={isPrinting} onClick={() => setPrinting(true)}>
        {translate('form.print')}
      </Button>
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintSheet page={page} title={text(page.title)} pageForm={pageForm} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
