import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['d1,d2', 'd1'], keys: '{Delete}' }
