import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'
import { dayRangeProps as ownProps } from '../shared/rangeProps.ts'

export const datetimeRangeProps = WidgetProps(ownProps)

export type DatetimeRangeProps = Static<typeof datetimeRangeProps>

export const datetimeRangeWords: WidgetWords = { id: 'datetime-range', props: datetimeRangeProps }
