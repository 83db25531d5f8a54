import { useCallback } from 'react'
import type { DataRecord } from '../registry/index.ts'
import { useMaybePageInstance } from './pageInstance.tsx'

/** What a widget asks to be chosen. */
export interface PickRequest {
  readonly page: string
  readonly multiple: boolean
  /** The values of the records that are chosen already. */
  readonly selected: readonly string[]
  /** The field whose values `selected` holds; the key of the page when left out. */
  readonly value?: string
  readonly title?: string
}

/** Opens a picker page in front of the page and gives the records that were chosen; null when it was dismissed. */
export function usePicker(): (request: PickRequest) => Promise<readonly DataRecord[] | null> {
  const open = useMaybePageInstance()?.open
  return useCallback(
    async ({ page, multiple, selected, value, title }) => {
      if (!open) throw new Error('No page: a picker opens in front of a page.')
      const closed = await open({
        page,
        in: 'dialog',
        mode: 'view',
        width: 1000,
        choice: { multiple, selected, ...(value ? { value } : {}) },
        ...(title ? { title } : {}),
      })
      return closed && Array.isArray(closed.result) ? (closed.result as readonly DataRecord[]) : null
    },
    [open],
  )
}
