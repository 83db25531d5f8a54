import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['user', 'table'] }
