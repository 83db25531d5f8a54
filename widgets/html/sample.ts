import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['<p>First</p>', '<p>Second</p>'] }
