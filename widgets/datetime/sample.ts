import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['2026-01-31 08:30:00', '2026-02-03 23:59:59'] }
