import { useData } from '../data/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { useWayOn } from './useWayOn.ts'

interface LoadFailureProps {
  /** What the failure says of itself. */
  readonly reason: string
  /** The error of a call. */
  readonly error?: unknown
  readonly onRetry: () => void
}

/** Says that a page, or what it begins with, could not be loaded, with a retry. */
export function LoadFailure({ reason, error, onRetry }: LoadFailureProps) {
  const translate = useTranslate()
  const { toFailure } = useData()
  const way = useWayOn(error === undefined ? undefined : toFailure(error), onRetry)
  return (
    <div role="alert" className="pw-page-message">
      <h2>{translate('page.loadFailedTitle')}</h2>
      <p>{reason || translate('page.loadFailed')}</p>
      <button type="button" className="pw-page-retry" onClick={way.go}>
        {way.label}
      </button>
    </div>
  )
}
