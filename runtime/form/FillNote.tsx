import { useTranslate } from '../i18n/index.ts'
import type { FillState } from './fillState.ts'

/** Says below a field that a rule of the server makes its value, or why it could not, with a retry. */
export function FillNote({ state }: { readonly state: FillState }) {
  const translate = useTranslate()
  if (state.status === 'running')
    return (
      <div className="pw-field-help" role="status">
        {translate('form.fill.running')}
      </div>
    )
  return (
    <div className="pw-field-error" role="alert">
      {translate('form.fill.failed', { reason: state.reason })}{' '}
      <button type="button" className="pw-field-retry" onClick={state.retry}>
        {translate('issues.retry')}
      </button>
    </div>
  )
}
