import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useData } from '../context.tsx'
import { listenForAnnouncements } from './announcementLine.ts'
import { parseUnread, type UnreadAnnouncements } from './announcements.ts'

/** Milliseconds between two looks, where a site lets the app look by itself (specification 9). */
const pollMilliseconds = 6_000

/** Of each kind so many are listed; the rest is counted. */
const listed = 20

const key = ['announcements']

interface UseAnnouncementsOptions {
  readonly userId: string
  /** Whether the app also looks by itself, which it does not by default; a failure stops it (specification 4). */
  readonly polls: boolean
  /** Called when the person's menu or rights have changed. */
  readonly onRights: () => void
}

/** What a person has not read yet, as it is now: the server says when that changes. */
export interface Announcements {
  /** Undefined until it is known; a failure is silent (specification 8). */
  readonly unread: UnreadAnnouncements | undefined
  readonly hasFailed: boolean
  reload(): Promise<void>
  /** Tells the server that the person has read one. */
  markRead(id: string): Promise<void>
}

export function useAnnouncements({ userId, polls, onRights }: UseAnnouncementsOptions): Announcements {
  const { client, socketUrl } = useData()
  const queries = useQueryClient()
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: key }), [queries])
  const { data, isError } = useQuery({
    queryKey: [...key, userId],
    queryFn: async ({ signal }) =>
      parseUnread(
        (await client.get('/sys/annountCement/listByUser', { pageSize: listed }, { signal, report: false })).result,
      ),
    retry: false,
    refetchInterval: ({ state }) => (polls && state.status !== 'error' ? pollMilliseconds : false),
  })
  useEffect(() => {
    if (userId === '') return
    return listenForAnnouncements(() => new WebSocket(socketUrl('websocket', userId)), {
      onNews: () => void reload(),
      onRights,
    })
  }, [userId, socketUrl, reload, onRights])
  const markRead = useCallback(
    async (id: string) => {
      await client.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
      await reload()
    },
    [client, reload],
  )
  return { unread: data, hasFailed: isError, reload, markRead }
}
