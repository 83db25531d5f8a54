import type { DataRecord } from '../../../registry/index.ts'

/** The records that the figures below a table are about. */
export interface Counted {
  readonly records: readonly DataRecord[]
  /** Sums over more than these, where the server has counted them. */
  readonly totals?: DataRecord | undefined
}

/** Whether the server has counted a figure. */
export const isCounted = (statistic: string, field: string, totals: DataRecord | undefined): totals is DataRecord =>
  statistic === 'sum' && totals !== undefined && Object.hasOwn(totals, field)
