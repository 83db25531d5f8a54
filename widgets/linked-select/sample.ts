import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { table: 'shop_area', txt: 'name', key: 'code' },
  values: ['north', 'south'],
}
