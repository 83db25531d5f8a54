import { Button } from 'antd'
import { observing } from '../../form/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import { usePageInstance } from '../../page/index.ts'
import { BusyButton } from '../../ui/index.ts'
import { FormActions } from './FormActions.tsx'
import { PrintButton } from './print/PrintButton.tsx'
import type { FormController } from './useFormController.ts'

interface FormButtonsProps {
  readonly resolved: ResolvedPage<'form'>
  readonly controller: FormController
}

/** The buttons below a form. What saves shows once there is something that a person may change, and no further step. */
export const FormButtons = observing(function FormButtons({ resolved, controller }: FormButtonsProps) {
  const { page, source } = resolved
  const { loading, pageForm, isSubmitting } = controller
  const { place, close, opening } = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const isView = pageForm.isView()
  const { record } = opening
  const isLoading = loading.status === 'loading'
  const isOver = place === 'dialog' || place === 'drawer'
  const canSubmit =
    !isView && !page.autosave && (page.submit !== undefined || source !== undefined) && pageForm.isAtEnd()
  const save = canSubmit && (
    <BusyButton
      type="primary"
      htmlType="submit"
      isBusy={isSubmitting}
      disabled={isLoading}
      block={place === 'plain'}
      size={place === 'plain' ? 'large' : 'middle'}
    >
      {page.submitLabel ? text(page.submitLabel) : translate('form.submit')}
    </BusyButton>
  )
  // A page that stands alone leads with what it is for; other ways stand below.
  const isAlone = place === 'plain'
  return (
    <div className="pw-form-buttons">
      {isAlone && save}
      <FormActions page={page} controller={controller} />
      {page.print && <PrintButton page={page} pageForm={pageForm} isDisabled={isLoading} />}
      {page.reset && !isView && (
        <Button disabled={isLoading || isSubmitting} onClick={pageForm.reset}>
          {translate('form.reset')}
        </Button>
      )}
      {isOver && (
        <Button onClick={() => close(null)}>
          {page.cancelLabel ? text(page.cancelLabel) : translate(isView ? 'form.close' : 'form.cancel')}
        </Button>
      )}
      {!isAlone && save}
      {isView && isOver && record && opening.browse?.canEdit(record) && (
        <Button type="primary" onClick={() => close({ edit: record })}>
          {translate('list.edit')}
        </Button>
      )}
    </div>
  )
})
