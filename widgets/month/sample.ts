import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['2026-01', '2026-03'] }
