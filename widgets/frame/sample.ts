import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { props: { preview: false }, values: ['/a.html', '/b.html'] }
