import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'
import { dayRangeProps as ownProps } from '../shared/rangeProps.ts'

export const dateRangeProps = WidgetProps(ownProps)

export type DateRangeProps = Static<typeof dateRangeProps>

export const dateRangeSchema: WidgetSchema = { id: 'date-range', props: dateRangeProps }
