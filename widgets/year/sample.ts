import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['2026', '2028'] }
