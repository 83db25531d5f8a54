import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * The value of the last drawing that was shown, for what outlives a drawing: handlers, timers, answers, libraries that
 * are no React. It is there before any layout effect runs, also in a hidden `<Activity>`; what is drawn does not read it.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
