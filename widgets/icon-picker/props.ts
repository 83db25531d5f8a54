import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const iconPickerProps = WidgetProps({})

export type IconPickerProps = Static<typeof iconPickerProps>

export const iconPickerSchema: WidgetSchema = { id: 'icon-picker', props: iconPickerProps }
