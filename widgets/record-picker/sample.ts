import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { page: 'shop.order-picker', multiple: true },
  values: ['7,8', '7'],
  keys: '{Delete}',
}
