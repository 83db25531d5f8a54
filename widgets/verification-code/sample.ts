import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { target: 'phone' },
  values: ['123456', '654321'],
}
