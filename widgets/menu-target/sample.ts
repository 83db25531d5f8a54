import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { values: ['/isystem/user', '/online/cgformList/orders'] }
