import type { Static } from 'typebox'
import { AxisSeries, axisParts, chartParts, measured, smooth } from './parts.ts'

/** How values change along an axis. */
export const LineChart = measured(AxisSeries, { ...chartParts('line'), ...axisParts, smooth })
export type LineChart = Static<typeof LineChart>
