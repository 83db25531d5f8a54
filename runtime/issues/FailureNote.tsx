import { useTranslate } from '../i18n/index.ts'
import './issues.css'

interface FailureNoteProps {
  readonly id: string
  readonly size: 'inline' | 'page'
  readonly onRetry: () => void
}

/** Says that a part of the page failed, with its id and a retry. */
export function FailureNote({ id, size, onRetry }: FailureNoteProps) {
  const translate = useTranslate()
  return (
    <div role="alert" className={`pw-failure pw-failure-${size}`}>
      <span>{translate('issues.failure', { id })}</span>
      <button type="button" className="pw-failure-retry" onClick={onRetry}>
        {translate('issues.retry')}
      </button>
    </div>
  )
}
