import { useEffect, useState } from 'react'
import { useData } from './context.tsx'
import { createLiveTable, type LiveTable } from './liveTable.ts'

/**
 * The connection of a table with the same table of other people, under the name of a page (wire contract 1.12); none
 * without a page or without a person.
 */
export function useLiveTable(page: string | undefined, userId: string): LiveTable | undefined {
  const { socketUrl } = useData()
  const [live, setLive] = useState<LiveTable>()
  useEffect(() => {
    if (page === undefined || userId === '') return
    const table = createLiveTable(() => new WebSocket(socketUrl('vxeSocket', userId, page)))
    setLive(table)
    return () => {
      table.close()
      setLive(undefined)
    }
  }, [socketUrl, page, userId])
  return live
}
