import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['https://example.com/a', 'https://example.com/b'] }
