import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  fields: { street: { label: 'Street', required: true }, city: { label: 'City' } },
  values: [
    { street: '', city: 'London' },
    { street: 'Main Street 1', city: 'Oxford' },
  ],
  keys: 'Main',
}
