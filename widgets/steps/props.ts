import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const stepsProps = WidgetProps({})

export const stepsWords: WidgetWords = { id: 'steps', props: stepsProps, contains: 'layout' }
