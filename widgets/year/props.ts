import type { Static } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { boundProps } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const yearProps = WidgetProps(boundProps)

export type YearProps = Static<typeof yearProps>

export const yearWords: WidgetWords = { id: 'year', props: yearProps }
