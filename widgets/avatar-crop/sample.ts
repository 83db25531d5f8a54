import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['temp/ada.svg', 'temp/lin.svg'],
  // On to the button that takes the portrait away.
  keys: '{Tab}{Enter}',
}
