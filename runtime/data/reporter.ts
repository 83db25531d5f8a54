import type { CallError } from './callError.ts'
import type { Failure } from './failures.ts'

export interface Report {
  readonly failure: Failure
  readonly error: CallError
  /** The token that the call was made with. */
  readonly token: string | undefined
  /** False when the caller shows its failures itself. */
  readonly isWanted: boolean
}

/**
 * Allocates the one way of failures to the person. Calls that fail together because their session ended are reported
 * once: the first for each token. The end of a session is reported even when the caller shows other failures itself.
 */
export function createReporter(sink: (failure: Failure, error: CallError) => void): (report: Report) => void {
  const endedTokens = new Set<string>()
  return ({ failure, error, token, isWanted }) => {
    if (failure.level === 'silent') return
    if (failure.signOut) {
      const ended = token ?? ''
      if (endedTokens.has(ended)) return
      endedTokens.add(ended)
    } else if (!isWanted) return
    sink(failure, error)
  }
}
