import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'
import { dayRangeProps as ownProps } from '../shared/rangeProps.ts'

export const datetimeRangeProps = WidgetProps(ownProps)

export type DatetimeRangeProps = Static<typeof datetimeRangeProps>

export const datetimeRangeSchema: WidgetSchema = { id: 'datetime-range', props: datetimeRangeProps }
