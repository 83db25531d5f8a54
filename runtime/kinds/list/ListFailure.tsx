import { useTranslate } from '../../i18n/index.ts'

interface ListFailureProps {
  readonly message: string
  readonly onRetry: () => void
}

/** Why records could not be loaded, with a retry. */
export function ListFailure({ message, onRetry }: ListFailureProps) {
  const translate = useTranslate()
  return (
    <div className="pw-list-error">
      <p>{message}</p>
      <button type="button" className="pw-page-retry" onClick={onRetry}>
        {translate('issues.retry')}
      </button>
    </div>
  )
}
