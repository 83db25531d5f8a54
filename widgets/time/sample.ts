import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['08:30:00', '23:59:59'] }
