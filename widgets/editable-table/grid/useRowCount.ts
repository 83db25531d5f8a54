import { useSyncExternalStore } from 'react'
import type { Grid } from './types.ts'

/** How many rows a table has. */
export const useRowCount = ({ store }: Grid): number => useSyncExternalStore(store.subscribe, () => store.keys().length)
