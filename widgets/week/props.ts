import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { boundProps, periodStoreProp } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const weekProps = WidgetProps({ ...boundProps, store: periodStoreProp })

export type WeekProps = Static<typeof weekProps>

export const weekSchema: WidgetSchema = { id: 'week', props: weekProps }
