import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { code: 'sales', origFields: 'number,customer', destFields: 'order,buyer' },
  values: ['A-001,A-002', 'A-001'],
  keys: '{Delete}',
}
