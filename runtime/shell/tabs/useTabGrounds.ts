import { useEffect, useState } from 'react'
import { askBeforeUnload } from '../../page/index.ts'
import { createTabGrounds, type TabGrounds } from './tabGrounds.ts'

/** The grounds of the open tabs; the browser asks before the window is left while one of them has something to lose. */
export function useTabGrounds(): TabGrounds {
  const [grounds] = useState(createTabGrounds)
  useEffect(() => askBeforeUnload(grounds.isDirty), [grounds])
  return grounds
}
