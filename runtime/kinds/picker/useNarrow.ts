import { useSyncExternalStore } from 'react'

/** Below this width pickers stand in one column (specification 9: mobile breakpoint 500 px). */
const narrow = '(max-width: 499.98px)'

const subscribe = (notify: () => void) => {
  const media = matchMedia(narrow)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the window is as narrow as a phone; the component draws again when that changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
