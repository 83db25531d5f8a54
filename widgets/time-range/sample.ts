import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['08:00:00,12:00:00', '09:30:00,17:45:00'],
  keys: '{Control>}a{/Control}09:30:00{Enter}{Control>}a{/Control}17:45:00{Enter}',
}
