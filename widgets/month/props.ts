import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { boundProps, periodStoreProp } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const monthProps = WidgetProps({ ...boundProps, store: periodStoreProp })

export type MonthProps = Static<typeof monthProps>

export const monthSchema: WidgetSchema = { id: 'month', props: monthProps }
