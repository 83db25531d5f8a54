import { useLanguage, useTranslate } from '../i18n/index.ts'
import { recordTexts } from './recordTexts.ts'

export interface NoRecordProps {
  /** Whether the record is not there, or nobody named one. */
  readonly reason: 'gone' | 'unnamed'
  readonly onRetry?: () => void
}

/** Stands in place of a form that has no record to show. */
export function NoRecord({ reason, onRetry }: NoRecordProps) {
  const language = useLanguage()
  const translate = useTranslate()
  return (
    <div role="alert" className="pw-page-message">
      <h2>{recordTexts[`${reason}Title`][language]}</h2>
      <p>{recordTexts[reason][language]}</p>
      {onRetry && (
        <button type="button" className="pw-page-retry" onClick={onRetry}>
          {translate('issues.retry')}
        </button>
      )}
    </div>
  )
}
