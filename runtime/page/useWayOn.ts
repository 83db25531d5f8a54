import type { Failure } from '../data/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { usePageServices } from './pageServices.tsx'

interface WayOn {
  readonly label: string
  readonly go: () => void
}

/** What a person may do about a part of the page that could not be loaded: ask anew, or sign in where that is what it wants. */
export function useWayOn(failure: Pick<Failure, 'needsSignIn'> | undefined, onRetry: () => void): WayOn {
  const translate = useTranslate()
  const { signIn } = usePageServices()
  return failure?.needsSignIn && signIn
    ? { label: translate('shell.signIn'), go: signIn }
    : { label: translate('issues.retry'), go: onRetry }
}
