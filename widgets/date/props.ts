import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { boundProps } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const dateProps = WidgetProps(boundProps)

export type DateProps = Static<typeof dateProps>

export const dateSchema: WidgetSchema = { id: 'date', props: dateProps, stores: 'day' }
