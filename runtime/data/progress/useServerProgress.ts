import { useEffect, useState } from 'react'
import { useData } from '../context.tsx'
import { listenForProgress, type ServerProgress } from './progressLine.ts'

/** How far the server is with the work of an id; undefined until it says so, and where nobody is signed in. */
export function useServerProgress(userId: string, id: string): ServerProgress | undefined {
  const { socketUrl } = useData()
  const [latest, setLatest] = useState<{ readonly id: string; readonly progress: ServerProgress }>()
  useEffect(() => {
    if (userId === '') return
    return listenForProgress(
      () => new WebSocket(socketUrl('websocket', userId)),
      id,
      (progress) => setLatest({ id, progress }),
    )
  }, [socketUrl, userId, id])
  return latest?.id === id ? latest.progress : undefined
}
