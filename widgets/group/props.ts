import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const groupProps = WidgetProps({})

export const groupWords: WidgetWords = { id: 'group', props: groupProps, contains: 'layout' }
