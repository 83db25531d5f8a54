import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { props: { dict: 'sex' }, values: ['1', '2'] }
