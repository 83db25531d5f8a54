import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const stepsProps = WidgetProps({})

export const stepsSchema: WidgetSchema = { id: 'steps', props: stepsProps, contains: 'layout' }
