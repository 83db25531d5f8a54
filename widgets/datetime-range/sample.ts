import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['2026-01-01 08:00:00,2026-01-31 18:00:00', '2026-02-03 09:00:00,2026-02-10 10:00:00'],
  keys: '{Control>}a{/Control}2026-02-03 09:00:00{Enter}{Control>}a{/Control}2026-02-10 10:00:00{Enter}',
}
