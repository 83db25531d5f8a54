import { useCallback } from 'react'
import type { DataRecord } from '../registry/index.ts'
import { toReportPickerId } from './reportPickerId.ts'
import { usePicker } from './usePicker.ts'

/** Rows of an online report that a person is to choose. */
export interface PickReportRequest {
  /** The code of the report. */
  readonly code: string
  readonly multiple: boolean
  /** Values for the parameters of the report; they go as `self_…` (specification 7.3). */
  readonly parameters?: DataRecord
  /** A group id: the report's answers are kept for 30 seconds. */
  readonly group?: string | undefined
}

/** The width of the dialog (specification 9, popup report). */
const width = 1200

/**
 * Opens the picker of an online report and gives the rows that were chosen; null when it was dismissed. Rows are ticked
 * by a press, and confirmed only when there is one, and no second one where a single row is asked for (specification 4
 * and 5).
 */
export function usePickReport(): (request: PickReportRequest) => Promise<readonly DataRecord[] | null> {
  const pick = usePicker()
  return useCallback(
    ({ code, multiple, parameters = {}, group }) =>
      pick({
        page: toReportPickerId({ code, group }),
        multiple: true,
        selected: [],
        min: 1,
        ...(multiple ? {} : { max: 1 }),
        filter: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`self_${name}`, value])),
        width,
      }),
    [pick],
  )
}
