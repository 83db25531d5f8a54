import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { link: 'customer', table: 'shop_customer', column: 'city' },
  values: ['London', 'New York'],
  isReadOnly: true,
}
