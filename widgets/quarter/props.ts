import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { periodStoreProp } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const quarterProps = WidgetProps({ store: periodStoreProp })

export type QuarterProps = Static<typeof quarterProps>

export const quarterWords: WidgetWords = { id: 'quarter', props: quarterProps }
