import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['2026-01-01,2026-01-31', '2026-02-03,2026-02-10'],
  keys: '{Control>}a{/Control}2026-02-03{Enter}{Control>}a{/Control}2026-02-10{Enter}',
}
