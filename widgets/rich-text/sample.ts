import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['<p>First <strong>text</strong></p>', '<h2>Second</h2><p>text</p>'],
  keys: 'One more word ',
}
