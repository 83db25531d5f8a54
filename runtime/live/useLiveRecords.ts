import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useData } from '../data/index.ts'
import type { Asked, LiveSource, LiveState } from './liveSource.ts'

type Row = Readonly<Record<string, unknown>>

/** What a block or a list says of its live source beside its records. */
export interface LiveView extends Pick<LiveState, 'isLost' | 'added'> {
  /** Asks for the records that were added. */
  readonly showAdded: () => void
}

export interface LiveRequest extends Asked {
  /** What the records follow; undefined for a source that follows nothing. */
  readonly socket: string | undefined
  /** The name of the value by which records are known. */
  readonly socketKey: string
}

const noState = (): undefined => undefined
const subscribeToNothing = () => noState

/**
 * The records of an answer as they are now, where their source follows a topic. What does the following is loaded for such
 * sources alone; it ends while the tab or the window is hidden.
 */
export function useLiveRecords({ socket, socketKey, ...asked }: LiveRequest): {
  readonly records: readonly Row[]
  readonly live: LiveView | undefined
} {
  const data = useData()
  const [askedAt] = useState(Date.now)
  const [source, setSource] = useState<LiveSource>()
  useEffect(() => {
    if (socket === undefined) return
    let isOver = false
    void import('./liveSource.ts').then(({ createLiveSource }) => {
      if (!isOver) setSource(createLiveSource(data, { topic: socket, key: socketKey, askedAt }))
    })
    return () => {
      isOver = true
    }
  }, [data, socket, socketKey, askedAt])
  const { records, isFetching, answeredAt, reload, extent } = asked
  useLayoutEffect(
    () => source?.setAsked({ records, isFetching, answeredAt, reload, extent }),
    [source, records, isFetching, answeredAt, reload, extent],
  )
  useEffect(() => source?.start(), [source])
  const state = useSyncExternalStore(source?.subscribe ?? subscribeToNothing, source?.getState ?? noState)
  const shown = useMemo(() => state?.apply(records) ?? records, [state, records])
  const { isLost = false, added = 0 } = state ?? {}
  const live = useMemo(() => source && { isLost, added, showAdded: source.showAdded }, [source, isLost, added])
  return { records: shown, live }
}
