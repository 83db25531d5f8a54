import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'
import { dayRangeProps as ownProps } from '../shared/rangeProps.ts'

export const dateRangeProps = WidgetProps(ownProps)

export type DateRangeProps = Static<typeof dateRangeProps>

export const dateRangeWords: WidgetWords = { id: 'date-range', props: dateRangeProps }
