import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { length: 6, copy: true },
  values: ['A text that is too long for its place', 'Short'],
}
