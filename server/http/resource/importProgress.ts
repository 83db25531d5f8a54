import type { SignedInCall } from '../call.ts'

/** Milliseconds between two words about the progress of a work. */
const pause = 150

/**
 * Where an import is: it waits for others (`done` is its place in their line), its files are read (`done` of `total` in
 * hundredths), or its rows are checked and saved.
 */
export interface ImportProgress {
  readonly phase: 'waiting' | 'reading' | 'saving'
  readonly done: number
  readonly total: number
}

/**
 * Gives what tells the person of a call where their import is, by the id that the client sent as `progressId`; nothing is
 * told without one.
 */
export function createProgress(call: SignedInCall, id: string | undefined): (progress: ImportProgress) => void {
  if (id === undefined || !/^[\w-]{1,64}$/.test(id)) return () => undefined
  let last: { readonly phase: string; readonly time: number } | undefined
  return (progress) => {
    const { phase, done, total } = progress
    const time = performance.now()
    if (phase === last?.phase && phase !== 'waiting' && done < total && time - last.time < pause) return
    last = { phase, time }
    call.services.notify.progress(call.user.id, { id, ...progress })
  }
}
