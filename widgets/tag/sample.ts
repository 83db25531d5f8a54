import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: {
    options: [
      { value: 'new', label: 'New', color: 'blue' },
      { value: 'paid', label: 'Paid', color: 'success' },
    ],
    multiple: false,
  },
  values: ['new', 'paid'],
}
