import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: {},
  values: ['select 1', 'select 2'],
  keys: 'with a as (select 3) ',
}
