import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const tabsProps = WidgetProps({})

export const tabsSchema: WidgetSchema = { id: 'tabs', props: tabsProps, contains: 'layout' }
