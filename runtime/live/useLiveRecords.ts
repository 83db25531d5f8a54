import { useMemo } from 'react'
import type { Asked } from './liveSource.ts'
import { type LiveView, useAsked, useLiveSource } from './useLiveSource.ts'

type Row = Readonly<Record<string, unknown>>

export interface LiveRequest extends Asked {
  /** What the records follow; undefined for a source that follows nothing. */
  readonly socket: string | undefined
  /** The name of the value by which records are known. */
  readonly socketKey: string
}

/** The records of an answer as they are now, where their source follows a topic. */
export function useLiveRecords({ socket, socketKey, ...asked }: LiveRequest): {
  readonly records: readonly Row[]
  readonly live: LiveView | undefined
} {
  const { source, apply, live } = useLiveSource(socket, socketKey)
  useAsked(source, asked)
  const { records } = asked
  const shown = useMemo(() => apply(records), [apply, records])
  return { records: shown, live }
}
