import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const groupProps = WidgetProps({})

export const groupSchema: WidgetSchema = { id: 'group', props: groupProps, contains: 'layout' }
