import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { type: 'select' },
  values: ['110101', '310101'],
}
