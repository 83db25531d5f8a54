import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { choiceSourceProps, Flag, WidgetProps } from '../shared/propTypes.ts'

export const multiSelectProps = WidgetProps({
  ...choiceSourceProps,
  max: Type.Optional(
    Type.Integer({ minimum: 1, description: 'the most that can be chosen; any number when left out' }),
  ),
  search: Flag('narrows the list by what is typed', true),
})

export type MultiSelectProps = Static<typeof multiSelectProps>

export const multiSelectSchema: WidgetSchema = { id: 'multi-select', props: multiSelectProps }
