import type { Static } from 'typebox'
import { AxisSeries, axisParts, chartParts, horizontal, measured } from './parts.ts'

/** Values beside each other. */
export const BarChart = measured(AxisSeries, { ...chartParts('bar'), ...axisParts, horizontal })
export type BarChart = Static<typeof BarChart>
