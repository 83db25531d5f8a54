import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: [
    { text: 'k7pq', key: 'first' },
    { text: 'm3xw', key: 'second' },
  ],
  keys: '{Control>}a{/Control}m3xw',
}
