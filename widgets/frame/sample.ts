import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { preview: false },
  values: ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b'],
}
