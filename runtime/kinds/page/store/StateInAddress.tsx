import { useEffect, useEffectEvent, useRef } from 'react'
import { useAddressValues } from '../../../page/index.ts'
import type { PageController } from '../useReportController.ts'
import { addressedNames, firstState, toAddressValues } from './firstState.ts'

/** Milliseconds within which changes of one value are one step for the back button. */
const oneStep = 2_000

/** Keeps the state of a page in its address, and the page at the state of its address. It draws nothing. */
export function StateInAddress({ controller }: { readonly controller: PageController }) {
  const { store, resolved } = controller
  const { state: declared } = resolved.page
  const [values, change] = useAddressValues()
  const last = useRef({ name: '', at: 0 })

  const follow = useEffectEvent(() => {
    const state = firstState(declared, values)
    const now = store.state()
    const written = toAddressValues(declared, now)
    const asked = toAddressValues(declared, state)
    const moved = addressedNames(declared).filter((name) => written[name] !== asked[name])
    if (moved.length > 0) store.setState(Object.fromEntries(moved.map((name) => [name, state[name]])))
  })
  useEffect(() => {
    // Another address is another state.
    void values
    follow()
  }, [values])

  const keep = useEffectEvent(() => {
    const written = toAddressValues(declared, store.state())
    const before = toAddressValues(declared, firstState(declared, values))
    const changed = Object.keys(written).filter((each) => written[each] !== before[each])
    const [name] = changed
    if (name === undefined) return
    const isSameStep = changed.length === 1 && last.current.name === name && Date.now() - last.current.at < oneStep
    last.current = { name, at: Date.now() }
    change(Object.fromEntries(changed.map((each) => [each, written[each]])), isSameStep ? 'replace' : 'push')
  })
  useEffect(() => store.subscribe(() => keep()), [store])
  return null
}
