import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useMaybePageInstance } from '../pageInstance.tsx'
import { type AddressValues, readAddressValues, writeAddressValues } from './addressValues.ts'
import { type AddressMove, queryOf } from './pageAddress.ts'

const nowhere = () => ''
const never = () => () => {}

/**
 * The named values in the address of the page, and what changes some of them; a value that becomes undefined leaves the
 * address. A page without an address of its own, such as one in a dialog, has no values and changes nothing.
 */
export function useAddressValues(): readonly [
  values: Readonly<Record<string, string>>,
  change: (values: AddressValues, move?: AddressMove) => void,
] {
  const address = useMaybePageInstance()?.address
  const current = useSyncExternalStore(address?.subscribe ?? never, address?.current ?? nowhere)
  const values = useMemo(() => readAddressValues(queryOf(current)), [current])
  const change = useCallback(
    (changed: AddressValues, move: AddressMove = 'push') => {
      if (!address) return
      address.change(writeAddressValues({ ...readAddressValues(queryOf(address.current())), ...changed }), move)
    },
    [address],
  )
  return [values, change]
}
