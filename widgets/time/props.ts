import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { timeStepProps } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const timeProps = WidgetProps(timeStepProps)

export type TimeProps = Static<typeof timeProps>

export const timeSchema: WidgetSchema = { id: 'time', props: timeProps }
