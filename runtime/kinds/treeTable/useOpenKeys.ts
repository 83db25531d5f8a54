import { useCallback, useMemo, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The records that a person opened. While a search shows, it has a state of its own, which the next search forgets. */
export interface OpenKeys {
  /** Those that are open, or, while a search shows, those that are not as the search has them. */
  readonly keys: ReadonlySet<string>
  readonly change: (keys: readonly string[], isIn: boolean) => void
}

/** Keeps what is open over reloads; `search` names the search that shows, if one does. */
export function useOpenKeys(search: string | undefined): OpenKeys {
  const [open, setOpen] = useState(none)
  const [turned, setTurned] = useState({ search, keys: none })
  const change = useCallback(
    (keys: readonly string[], isIn: boolean) => {
      const apply = (before: ReadonlySet<string>) => {
        const next = new Set(before)
        for (const key of keys) isIn ? next.add(key) : next.delete(key)
        return next
      }
      if (search === undefined) setOpen(apply)
      else setTurned((before) => ({ search, keys: apply(before.search === search ? before.keys : none) }))
    },
    [search],
  )
  const keys = search === undefined ? open : turned.search === search ? turned.keys : none
  return useMemo(() => ({ keys, change }), [keys, change])
}
