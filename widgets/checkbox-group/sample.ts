import { sampleOptions } from '../shared/sampleOptions.ts'
import type { WidgetSample } from '../shared/widgetSample.ts'

export const sample: WidgetSample = { props: { options: sampleOptions }, values: ['sent', 'draft,sent'] }
