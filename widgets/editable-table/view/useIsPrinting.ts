import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: what is drawn by then is what comes to paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia('print')
      const tell = () => flushSync(listener)
      query.addEventListener('change', tell)
      addEventListener('beforeprint', tell)
      addEventListener('afterprint', tell)
      return () => {
        query.removeEventListener('change', tell)
        removeEventListener('beforeprint', tell)
        removeEventListener('afterprint', tell)
      }
    },
    () => matchMedia('print').matches,
  )
