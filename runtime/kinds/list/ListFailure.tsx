import type { Failure } from '../../data/index.ts'
import { useWayOn } from '../../page/index.ts'

interface ListFailureProps {
  readonly message: string
  readonly failure?: Pick<Failure, 'needsSignIn'> | undefined
  readonly onRetry: () => void
}

/** Why records could not be loaded, with a retry. */
export function ListFailure({ message, failure, onRetry }: ListFailureProps) {
  const way = useWayOn(failure, onRetry)
  return (
    <div className="pw-list-error">
      <p>{message}</p>
      <button type="button" className="pw-page-retry" onClick={way.go}>
        {way.label}
      </button>
    </div>
  )
}
