import { createFailure } from '../../../runtime/language/index.ts'
import { proxyMessages } from './messages.ts'

/** The resolver of the machine cannot be stopped, but nobody has to wait for it. */
export function inTime<T>(requested: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(createFailure(proxyMessages.late)), { once: true })
    requested.then(resolve, reject)
  })
}
