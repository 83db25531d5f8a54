import { type Failure, useTranslate } from '../../runtime/index.ts'

/** How far the choices of a field are on their way; what the data hooks of the runtime give. */
export interface ChoiceState {
  /** `idle` as long as nobody asked for them. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly failure?: Failure | undefined
  readonly retry: () => void
}

/** What stands in place of choices. */
export interface ChoiceNote {
  readonly text: string
  /** What a click does, and its name. */
  readonly action?: string
  readonly onAction?: () => void
}

/** A dictionary without a code is a mistake of the document: asking again mends nothing (specification 5). */
const canRetry = ({ failure }: ChoiceState): boolean => failure?.key !== 'dictionaryCode'

/** What stands in place of choices that are late, that failed, or of which there are none. */
export function useChoiceNote(state: ChoiceState | undefined): ChoiceNote {
  const t = useTranslate()
  if (state?.status === 'error') {
    const text = state.failure?.message || t('choice.failed')
    return canRetry(state) ? { text, action: t('choice.retry'), onAction: state.retry } : { text }
  }
  return { text: t(state && state.status !== 'ready' ? 'choice.loading' : 'choice.none') }
}

/** Asks again as the list opens, which is what somebody who opens it wants. */
export const retryOnOpen = (state: ChoiceState | undefined): void => {
  if (state?.status === 'error' && canRetry(state)) state.retry()
}
