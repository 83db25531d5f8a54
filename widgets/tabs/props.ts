import type { WidgetWords } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const tabsProps = WidgetProps({})

export const tabsWords: WidgetWords = { id: 'tabs', props: tabsProps, contains: 'layout' }
