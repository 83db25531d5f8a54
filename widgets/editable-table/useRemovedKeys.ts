import { useEffect } from 'react'
import { useSiblings } from '../../runtime/index.ts'
import type { Grid } from './grid/types.ts'
import { isSameKeys, toKeys } from './store/removedKeys.ts'

/** Tells a field of the form which saved rows were removed, and follows it when the form is given other values. */
export function useRemovedKeys(grid: Grid, field: string | undefined): void {
  const siblings = useSiblings()
  useEffect(() => {
    if (field === undefined || !siblings) return
    const { store } = grid
    let known = store.state().removed
    const listed = () => toKeys(siblings.get(field))
    const notify = () => {
      const { removed } = store.state()
      if (removed === known) return
      known = removed
      if (!isSameKeys(removed, listed())) siblings.set({ [field]: removed.join(',') })
    }
    const sync = () => store.takeRemoved(listed())
    sync()
    const ends = [store.subscribe(notify), siblings.subscribe(field, sync)]
    return () => {
      for (const end of ends) end()
    }
  }, [grid, field, siblings])
}
