import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = {
  props: { dict: 'sys_depart,depart_name,id', pidField: 'parent_id' },
  values: ['d1', 'd2'],
}
