import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['2026-W06', '2026-W09'], keys: '{Control>}a{/Control}2026-9th{Enter}' }
