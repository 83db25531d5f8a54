import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useData } from '../data/index.ts'
import type { Asked, LiveSource, LiveState } from './liveSource.ts'

/** What a block or a list says of its live source beside its records. */
export interface LiveView extends Pick<LiveState, 'isLost' | 'added'> {
  /** Asks for the records that were added. */
  readonly showAdded: () => void
}

/** A live source at a moment. */
export interface LiveRecords extends Pick<LiveState, 'apply'> {
  /** Undefined before it is loaded, and for a source that follows nothing. */
  readonly source: LiveSource | undefined
  readonly live: LiveView | undefined
}

const noState = (): undefined => undefined
const subscribeToNothing = () => noState
const asTheyAre: LiveState['apply'] = (records) => records

/**
 * Follows a topic, where a source has one. What does the following is loaded for such sources alone; it ends while the tab
 * or the window is hidden.
 */
export function useLiveSource(socket: string | undefined, socketKey: string): LiveRecords {
  const data = useData()
  const [askedAt] = useState(Date.now)
  const [made, setMade] = useState<LiveSource>()
  const source = socket === undefined ? undefined : made
  useEffect(() => {
    if (socket === undefined) return
    let isOver = false
    void import('./liveSource.ts').then(({ createLiveSource }) => {
      if (!isOver) setMade(createLiveSource(data, { topic: socket, key: socketKey, askedAt }))
    })
    return () => {
      isOver = true
    }
  }, [data, socket, socketKey, askedAt])
  useEffect(() => source?.start(), [source])
  const state = useSyncExternalStore(source?.subscribe ?? subscribeToNothing, source?.getState ?? noState)
  const { apply = asTheyAre, isLost = false, added = 0 } = state ?? {}
  const live = useMemo(() => source && { isLost, added, showAdded: source.showAdded }, [source, isLost, added])
  return { source, apply, live }
}

/** Says to a live source how its records are now. */
export function useAsked(
  source: LiveSource | undefined,
  { records, isFetching, answeredAt, reload, extent, asksAnew }: Asked,
): void {
  useLayoutEffect(
    () => source?.setAsked({ records, isFetching, answeredAt, reload, extent, asksAnew }),
    [source, records, isFetching, answeredAt, reload, extent, asksAnew],
  )
}
