import { useEffect, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'
import { parseSiteEntries, parseSiteRecord, type SiteInfo } from './siteInfo.ts'

/** How long the app waits, so that what a page needs comes first (specification 9). */
const delayMilliseconds = 3000

/** As many texts as one site has at most (specification 7.2). */
const maxEntries = 100

/**
 * The site at the host of the window, asked for once, three seconds after the start. It belongs to the frame of a person,
 * as they may see more of it than others; a visitor is told nothing of it. A failure warns in the words of the server and changes nothing else
 * (specification 8).
 */
export function useSiteInfo(isWanted = true): SiteInfo | null {
  const { client, toFailure } = useData()
  const { message } = useNotices()
  const [site, setSite] = useState<SiteInfo | null>(null)
  const isKnown = site !== null || !isWanted

  useEffect(() => {
    if (isKnown) return
    const leaving = new AbortController()
    const options = { signal: leaving.signal, report: false }
    const read = async (form: string, query: Readonly<Record<string, string | number>>) =>
      (await client.get(`/online/cgform/api/getData/${form}`, query, options)).result
    const load = async () => {
      const found = parseSiteRecord(await read('site_info', { url: location.hostname }))
      if (found === null) return
      setSite({
        ...found,
        entries: parseSiteEntries(await read('site_dict', { pid: found.id, pageSize: maxEntries })),
      })
    }
    const timer = setTimeout(() => {
      load().catch((error: unknown) => {
        const { level, message: text, signOut } = toFailure(error)
        // The end of a session is told by itself.
        if (level !== 'silent' && signOut === undefined) message('warning', text)
      })
    }, delayMilliseconds)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, toFailure, message, isKnown])
  return site
}
