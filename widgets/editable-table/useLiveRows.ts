import { useEffect } from 'react'
import { useLiveTable, useNames } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import type { Grid } from './grid/types.ts'
import { shareRows } from './shareRows.ts'

/** Shares what people change in a table that several have open (specification 7.5, wire contract 1.12). */
export function useLiveRows(grid: Grid, page: string | undefined): void {
  const names = useNames()
  const user = names().user as { readonly id?: unknown } | undefined
  const live = useLiveTable(page, toText(user?.id))
  useEffect(() => (live ? shareRows(grid, live) : undefined), [grid, live])
}
