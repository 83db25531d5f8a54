import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['0 0 9 * * ? *', '0 0/15 * * * ? *'] }
