import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: what is drawn by then is what comes to paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia('print')
      const notify = () => flushSync(listener)
      query.addEventListener('change', notify)
      addEventListener('beforeprint', notify)
      addEventListener('afterprint', notify)
      return () => {
        query.removeEventListener('change', notify)
        removeEventListener('beforeprint', notify)
        removeEventListener('afterprint', notify)
      }
    },
    () => matchMedia('print').matches,
  )
