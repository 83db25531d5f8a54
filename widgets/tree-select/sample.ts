import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: {
    nodes: [
      { value: 'north', label: 'North' },
      { value: 'south', label: 'South' },
      { value: 'coast', label: 'Coast', parent: 'south' },
    ],
  },
  values: ['north', 'south'],
}
