import { Button } from 'antd'
import type { FormEvent } from 'react'
import { FormLayout, PageFormProvider } from '../../form/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { LoadFailure, usePageInstance } from '../../page/index.ts'
import type { KindProps } from '../../registry/index.ts'
import { FormActions } from './FormActions.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useFormController } from './useFormController.ts'
import './formPage.css'

/** A form page: its fields, the button that submits it, and the page's own actions. */
export function FormView({ page: resolved, opening }: KindProps<'form'>) {
  const { page } = resolved
  const controller = useFormController(resolved)
  const { place, close } = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const { loading, pageForm, submit, isSubmitting } = controller
  const isView = opening.mode === 'view'
  const isOver = place === 'dialog' || place === 'drawer'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  if (loading.status === 'error') return <LoadFailure reason={loading.reason} onRetry={loading.retry} />
  const isLoading = loading.status === 'loading'
  const canSubmit = !isView && (page.submit !== undefined || resolved.source !== undefined)
  return (
    <PageFormProvider value={pageForm}>
      <form
        className={`pw-form-page pw-form-page-${place}`}
        onSubmit={onSubmit}
        noValidate
        aria-busy={isLoading}
        aria-label={text(page.title)}
      >
        <fieldset disabled={isLoading} className="pw-form-fields">
          <FormLayout layout={page.layout} columns={page.columns ?? 1} labels={page.labels ?? 'top'} />
        </fieldset>
        <div className="pw-form-buttons">
          <FormActions page={page} controller={controller} />
          {isOver && <Button onClick={() => close(null)}>{translate(isView ? 'form.close' : 'form.cancel')}</Button>}
          {canSubmit && (
            <Button
              type="primary"
              htmlType="submit"
              loading={isSubmitting}
              disabled={isLoading}
              block={place === 'plain'}
              size={place === 'plain' ? 'large' : 'middle'}
            >
              {page.submitLabel ? text(page.submitLabel) : translate('form.submit')}
            </Button>
          )}
        </div>
        {!isView && <LeaveGuard pageForm={pageForm} />}
      </form>
    </PageFormProvider>
  )
}
