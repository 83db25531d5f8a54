import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { url: '/office' },
  values: ['temp/contract.docx', 'temp/budget.xlsx'],
  // Back to the button that takes the document out.
  keys: '{Shift>}{Tab}{/Shift}{Enter}',
}
