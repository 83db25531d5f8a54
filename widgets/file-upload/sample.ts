import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['temp/plan.pdf', 'temp/plan.pdf,temp/budget.xlsx'],
  // On over name, arrows and download to the button that takes the file out.
  keys: '{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}',
}
