import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['2026-Q1', '2027-Q1'], keys: '{ArrowUp}' }
