import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: [30, 80], keys: '{ArrowUp}' }
