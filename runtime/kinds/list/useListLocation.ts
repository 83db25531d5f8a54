import { useCallback, useRef, useState } from 'react'
import { type AddressMove, usePageInstance } from '../../page/index.ts'
import { useRegistry } from '../../registry/index.ts'
import type { AddressedPage, ListLocation, ListStart } from './listLocation.ts'
import { withAddress } from './loadAddress.ts'

/** The location of a list, and what changes it. */
export interface LocationState {
  readonly location: ListLocation
  /** Where the list begins by itself. */
  readonly plain: ListLocation
  /** Goes elsewhere by a wish of the person, which the address follows. */
  readonly go: (change: Partial<ListLocation>, move?: AddressMove) => void
  /** Goes to where the address leads. */
  readonly restore: (location: ListLocation) => void
}

/** Keeps where a person is in a list; the address of its tab follows. */
export function useListLocation(
  resolved: AddressedPage['resolved'],
  toPlain: () => ListLocation,
  start: ListStart | undefined,
): LocationState {
  const { address } = usePageInstance()
  const registry = useRegistry()
  const [plain] = useState(toPlain)
  const [location, setLocation] = useState(() => start?.(plain) ?? plain)
  const latest = useRef(location)
  const restore = useCallback((next: ListLocation) => {
    latest.current = next
    setLocation(next)
  }, [])
  const go = useCallback(
    (change: Partial<ListLocation>, move: AddressMove = 'push') => {
      restore({ ...latest.current, ...change })
      if (address && resolved.page.kind !== 'picker')
        withAddress((chunk) => chunk.writeAddress(address, { resolved, plain, registry }, latest.current, move))
    },
    [address, resolved, plain, registry, restore],
  )
  return { location, plain, go, restore }
}
