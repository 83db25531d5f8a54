import { useEffect } from 'react'
import { addressedNames, firstState, toAddressValues } from '../../../language/index.ts'
import { queryOf, readAddressValues, usePageInstance, writeAddressValues } from '../../../page/index.ts'
import type { PageController } from '../useBlocksController.ts'

/** Milliseconds within which changes of one value are one step for the back button. */
const oneStep = 2_000

export interface StateInAddressProps {
  readonly controller: PageController
}

/** Keeps the state of a page in its address, and the page at the state of its address. It draws nothing. */
export function StateInAddress({ controller }: StateInAddressProps) {
  const { store, resolved } = controller
  const { state: declared } = resolved.page
  const { address } = usePageInstance()
  useEffect(() => {
    if (!address) return
    const last = { name: '', at: 0 }
    // What one of both changes in the other is no news to it.
    let isBusy = false
    const alone = (work: () => void) => () => {
      if (isBusy) return
      isBusy = true
      work()
      isBusy = false
    }
    const ofAddress = () => firstState(declared, readAddressValues(queryOf(address.current())))
    const different = () => {
      const [written, asked] = [store.state(), ofAddress()].map((state) => toAddressValues(declared, state))
      return addressedNames(declared).filter((name) => written?.[name] !== asked?.[name])
    }
    const follow = alone(() => {
      const state = ofAddress()
      store.setState(Object.fromEntries(different().map((name) => [name, state[name]])))
    })
    const keep = alone(() => {
      const changed = different()
      const [name] = changed
      if (name === undefined) return
      const isSameStep = changed.length === 1 && last.name === name && Date.now() - last.at < oneStep
      Object.assign(last, { name, at: Date.now() })
      const values = { ...readAddressValues(queryOf(address.current())), ...toAddressValues(declared, store.state()) }
      address.change(writeAddressValues(values), isSameStep ? 'replace' : 'push')
    })
    follow()
    const ends = [address.subscribe(follow), store.subscribe(keep)]
    return () => {
      for (const end of ends) end()
    }
  }, [address, store, declared])
  return null
}
