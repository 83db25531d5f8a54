import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { boundProps } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const monthProps = WidgetProps(boundProps)

export type MonthProps = Static<typeof monthProps>

export const monthWords: WidgetWords = { id: 'month', props: monthProps }
