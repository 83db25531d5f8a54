import type { SignedInCall } from '../call.ts'

/** Milliseconds between two words about the progress of a work. */
const pause = 150

/**
 * Gives what tells the person of a call how far its work is, by the id that the client sent as `progressId`; nothing is
 * told without one. The event loop gets a turn each time, so that the words leave while the work goes on.
 */
export function createProgress(
  call: SignedInCall,
  id: string | undefined,
  total: number,
): (done: number) => Promise<void> {
  if (id === undefined || !/^[\w-]{1,64}$/.test(id)) return async () => {}
  let last = 0
  return async (done) => {
    const now = performance.now()
    if (done < total && now - last < pause) return
    last = now
    call.services.notify.progress(call.user.id, { id, done, total })
    await new Promise((resolve) => setImmediate(resolve))
  }
}
