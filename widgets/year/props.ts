import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { boundProps, periodStoreProp } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const yearProps = WidgetProps({ ...boundProps, store: periodStoreProp })

export type YearProps = Static<typeof yearProps>

export const yearSchema: WidgetSchema = { id: 'year', props: yearProps }
