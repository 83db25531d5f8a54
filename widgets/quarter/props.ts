import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { periodStoreProp } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const quarterProps = WidgetProps({ store: periodStoreProp })

export type QuarterProps = Static<typeof quarterProps>

export const quarterSchema: WidgetSchema = { id: 'quarter', props: quarterProps }
