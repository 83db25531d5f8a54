import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'
import { timeRangeProps as ownProps } from '../shared/rangeProps.ts'

export const timeRangeProps = WidgetProps(ownProps)

export type TimeRangeProps = Static<typeof timeRangeProps>

export const timeRangeWords: WidgetWords = { id: 'time-range', props: timeRangeProps }
