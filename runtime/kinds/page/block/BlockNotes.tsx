import type { Failure } from '../../../data/index.ts'
import type { FormatIntl } from '../../../format/index.ts'
import { useWayOn } from '../../../page/index.ts'

interface NoteProps {
  readonly intl: FormatIntl
}

/** What a block without records says. */
export function EmptyBlock({ intl, text }: NoteProps & { readonly text: string }) {
  return (
    <div className="pw-page-block-note">
      <p>{text || intl.translate('list.empty')}</p>
    </div>
  )
}

interface FailureProps extends NoteProps {
  readonly message: string
  readonly failure?: Pick<Failure, 'needsSignIn'> | undefined
  readonly onRetry: () => Promise<void>
}

/** What a block says that could not be loaded; only itself is asked anew. */
export function FailedBlock({ message, failure, onRetry }: Omit<FailureProps, 'intl'>) {
  const way = useWayOn(failure, () => void onRetry())
  return (
    <div className="pw-page-block-note" role="alert">
      <p>{message}</p>
      <button type="button" className="pw-page-retry" onClick={way.go}>
        {way.label}
      </button>
    </div>
  )
}

/** What stands above records that are older than they should be, as asking anew failed. */
export function StaleNote({ message, intl, onRetry }: FailureProps) {
  return (
    <div className="pw-page-block-late" role="alert">
      <span>{message}</span>
      <button type="button" className="pw-link" onClick={() => void onRetry()}>
        {intl.translate('issues.retry')}
      </button>
    </div>
  )
}
