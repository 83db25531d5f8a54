import { useCallback, useSyncExternalStore } from 'react'

/** The widths below which the app changes its shape, in pixels (specification 4). */
export const media = {
  mobile: '(max-width: 767.99px)',
  narrow: '(max-width: 1087.99px)',
} as const

/** Whether a media query holds; the component draws again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
