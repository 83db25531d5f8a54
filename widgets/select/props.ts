import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, ownChoiceProps, ownChoiceRules, WidgetProps } from '../shared/propTypes.ts'

export const selectProps = WidgetProps(
  {
    ...ownChoiceProps,
    mode: Type.Optional(
      Type.Enum(['single', 'multiple'], {
        description: 'whether several can be chosen, stored comma-joined',
        default: 'single',
      }),
    ),
    search: Flag('narrows the list by what is typed', false),
    allowInput: Flag('what is typed can be chosen though the list does not hold it', false),
  },
  ownChoiceRules,
)

export type SelectProps = Static<typeof selectProps>

export const selectSchema: WidgetSchema = { id: 'select', props: selectProps }
