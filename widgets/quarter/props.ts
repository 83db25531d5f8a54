import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const quarterProps = WidgetProps({})

export type QuarterProps = Static<typeof quarterProps>

export const quarterWords: WidgetWords = { id: 'quarter', props: quarterProps }
