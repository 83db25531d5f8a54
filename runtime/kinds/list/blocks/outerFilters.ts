import { createContext } from 'react'
import type { FilterEntry } from '../../../data/index.ts'

/** What the page around some blocks asks of their records; null for blocks that are a page of their own. */
export const OuterFilters = createContext<readonly FilterEntry[] | null>(null)
