import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { code: 'sales', value: 'number', label: 'customer', multiple: true },
  values: ['S-001,S-002', 'S-001'],
  keys: '{Delete}',
}
