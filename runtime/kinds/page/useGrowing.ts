import { startTransition, useEffect, useState } from 'react'

/** What is there at once: more than a large window shows of blocks side by side. */
const first = 32

/** What comes with each further step. */
const step = 24

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 200 })
  return () => cancelIdleCallback(id)
}

/** How many of many blocks are there: the first ones at once, the others bit by bit while nobody waits for anything. */
export function useGrowing(total: number, isWhole: boolean): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count < total) return whenIdle(() => startTransition(() => setCount(count + step)))
  }, [count, total])
  return isWhole ? total : count
}
