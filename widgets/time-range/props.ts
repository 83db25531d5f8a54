import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'
import { timeRangeProps as ownProps } from '../shared/rangeProps.ts'

export const timeRangeProps = WidgetProps(ownProps)

export type TimeRangeProps = Static<typeof timeRangeProps>

export const timeRangeSchema: WidgetSchema = { id: 'time-range', props: timeRangeProps }
