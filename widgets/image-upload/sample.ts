import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['temp/hill.svg', 'temp/lake.svg,temp/hill.svg'],
  // Back over the arrow to the button that removes the picture.
  keys: '{Shift>}{Tab}{Tab}{/Shift}{Enter}',
}
