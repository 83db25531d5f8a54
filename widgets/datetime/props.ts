import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { boundProps } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const datetimeProps = WidgetProps(boundProps)

export type DatetimeProps = Static<typeof datetimeProps>

export const datetimeSchema: WidgetSchema = { id: 'datetime', props: datetimeProps, stores: 'moment' }
