import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  values: ['temp/plan.pdf', 'temp/plan.pdf,temp/budget.xlsx'],
  // Back to the file, which a key takes out.
  keys: '{Shift>}{Tab}{/Shift}{Delete}',
}
