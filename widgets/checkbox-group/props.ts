import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { choiceSourceProps, Flag, WidgetProps } from '../shared/propTypes.ts'

export const checkboxGroupProps = WidgetProps({
  ...choiceSourceProps,
  selectAll: Flag('offers to tick all at once', false),
})

export type CheckboxGroupProps = Static<typeof checkboxGroupProps>

export const checkboxGroupSchema: WidgetSchema = { id: 'checkbox-group', props: checkboxGroupProps }
