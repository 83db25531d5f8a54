import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['p1,p2', 'p1'], keys: '{Delete}' }
