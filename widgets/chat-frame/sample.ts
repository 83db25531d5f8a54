import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['m7', 'm8'] }
