import type { Static } from 'typebox'
import { AxisSeries, axisParts, chartParts, measured, smooth } from './parts.ts'

/** How values change along an axis, as filled shapes. */
export const AreaChart = measured(AxisSeries, { ...chartParts('area'), ...axisParts, smooth })
export type AreaChart = Static<typeof AreaChart>
