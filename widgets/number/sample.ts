import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: [7, 1250.5] }
