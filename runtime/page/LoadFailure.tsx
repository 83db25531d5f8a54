import { useTranslate } from '../i18n/index.ts'

interface LoadFailureProps {
  /** What the failure says of itself. */
  readonly reason: string
  readonly onRetry: () => void
}

/** Says that a page, or what it begins with, could not be loaded, with a retry. */
export function LoadFailure({ reason, onRetry }: LoadFailureProps) {
  const translate = useTranslate()
  return (
    <div role="alert" className="pw-page-message">
      <h2>{translate('page.loadFailedTitle')}</h2>
      <p>{reason || translate('page.loadFailed')}</p>
      <button type="button" className="pw-page-retry" onClick={onRetry}>
        {translate('issues.retry')}
      </button>
    </div>
  )
}
