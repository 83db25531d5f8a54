import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { table: 'shop_customer', columns: ['name', 'city'], multiple: true },
  values: ['c1,c2', 'c1'],
  keys: '{Delete}',
}
