import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['c1', 'c2'] }
