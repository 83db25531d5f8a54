import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['1,2', '1'], keys: '{Delete}' }
