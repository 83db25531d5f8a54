import { useCallback, useState } from 'react'
import type { PageForm } from '../../../form/index.ts'
import { useText, useTranslate } from '../../../i18n/index.ts'
import type { FormPage } from '../../../language/index.ts'
import { InFront } from '../../../page/index.ts'
import { usePrintKeys } from '../../../print/index.ts'
import { lazyPart } from '../../../registry/index.ts'
import { BusyButton } from '../../../ui/index.ts'

const PrintSheet = lazyPart(() => import('./PrintSheet.tsx').then((chunk) => chunk.PrintSheet), null)

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
  const print = () => {
    if (!isDisabled) setPrinting(true)
  }
  usePrintKeys(print)
  const onDone = useCallback(() => setPrinting(false), [])
  return (
    <>
      <BusyButton disabled={isDisabled} isBusy={isPrinting} onClick={print}>
        {translate('form.print')}
      </BusyButton>
      {isPrinting && (
        <InFront onFailed={onDone}>
          <PrintSheet page={page} title={text(page.title)} pageForm={pageForm} onDone={onDone} />
        </InFront>
      )}
    </>
  )
}
