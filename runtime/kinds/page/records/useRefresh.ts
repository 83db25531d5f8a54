import { useEffect, useEffectEvent } from 'react'
import { startRefreshing } from './startRefreshing.ts'

/** Asks anew some time after the last answer, as long as the page is on the screen. */
export function useRefresh(
  seconds: number | undefined,
  endedAt: number,
  isFetching: boolean,
  refresh: () => void,
): void {
  const onRefresh = useEffectEvent(refresh)
  // A hidden tab of the app stops its effects, and runs them again when it is shown.
  useEffect(() => {
    if (seconds === undefined || isFetching || endedAt === 0) return
    return startRefreshing({ seconds, endedAt, page: document, refresh: () => onRefresh() })
  }, [seconds, endedAt, isFetching])
}
