import { useCallback } from 'react'
import type { DataRecord } from '../registry/index.ts'
import { useMaybePageInstance } from './pageInstance.tsx'

/** What a widget asks to be chosen. */
export interface PickRequest {
  readonly page: string
  readonly multiple: boolean
  /** How many records may be chosen at least and at most; one or any number when left out, as `multiple` says. */
  readonly min?: number
  readonly max?: number
  /** The values of the records that are chosen already. */
  readonly selected: readonly string[]
  /** The field whose values `selected` holds; the key of the page when left out. */
  readonly value?: string
  /** Records among the chosen ones that are known already; the others are asked for by their values. */
  readonly records?: readonly DataRecord[]
  /** What the picker page is told, as its `query`. */
  readonly query?: DataRecord
  /** What narrows the records besides the filter of the picker page. */
  readonly filter?: DataRecord
  readonly title?: string
  /** Pixels; 1000 when left out (specification 9, selector). */
  readonly width?: number
}

/** The width of a dialog in which records are chosen (specification 9). */
const selectorWidth = 1000

/** Opens a picker page in front of the page and gives the records that were chosen; null when it was dismissed. */
export function usePicker(): (request: PickRequest) => Promise<readonly DataRecord[] | null> {
  const open = useMaybePageInstance()?.open
  return useCallback(
    async ({ page, multiple, min, max, selected, value, records, query, filter, title, width }) => {
      if (!open) throw new Error('No page: a picker opens in front of a page.')
      const closed = await open({
        page,
        in: 'dialog',
        mode: 'view',
        width: width ?? selectorWidth,
        choice: {
          multiple,
          selected,
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
          ...(value ? { value } : {}),
          ...(records ? { records } : {}),
          ...(filter ? { filter } : {}),
        },
        ...(query ? { query } : {}),
        ...(title ? { title } : {}),
      })
      return closed && Array.isArray(closed.result) ? (closed.result as readonly DataRecord[]) : null
    },
    [open],
  )
}
