import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  fields: { product: { label: 'Product' }, count: { label: 'Count', widget: 'number' } },
  props: { toolbar: [], selection: false },
  values: [
    [{ id: '1', product: 'Screws' }],
    [
      { id: '1', product: 'Nails' },
      { id: '2', product: 'Bolts' },
    ],
  ],
  keys: '{Control>}a{/Control}Nails{Enter}',
}
