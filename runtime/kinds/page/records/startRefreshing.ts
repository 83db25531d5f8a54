interface Refreshing {
  readonly seconds: number
  /** When the last call ended, in milliseconds since 1970. */
  readonly endedAt: number
  /** What tells whether anybody looks. */
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  readonly refresh: () => void
}

/**
 * Refreshes once the time is over. While the page is hidden nothing is asked; what became due in the meantime is asked
 * when the page is seen again. Gives what ends it.
 */
export function startRefreshing({ seconds, endedAt, page, refresh }: Refreshing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    if (!page.hidden) timer = setTimeout(refresh, Math.max(0, endedAt + seconds * 1000 - Date.now()))
  }
  plan()
  page.addEventListener('visibilitychange', plan)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', plan)
  }
}
