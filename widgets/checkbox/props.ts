import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { OptionsProp, WidgetProps } from '../shared/propTypes.ts'

export const checkboxProps = WidgetProps({ options: OptionsProp })

export type CheckboxProps = Static<typeof checkboxProps>

export const checkboxSchema: WidgetSchema = { id: 'checkbox', props: checkboxProps }
