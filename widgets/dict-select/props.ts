import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { DictionaryProp, Flag, WidgetProps } from '../shared/propTypes.ts'

export const dictSelectProps = WidgetProps({
  dict: DictionaryProp('the dictionary to choose from'),
  mode: Type.Optional(
    Type.Enum(['select', 'radio', 'button', 'tag'], { description: 'how the items show', default: 'select' }),
  ),
  multiple: Flag('several can be chosen, stored comma-joined', false),
  search: Flag('narrows the list by what is typed', false),
  allowInput: Flag('what is typed can be chosen though the list does not hold it', false),
})

export type DictSelectProps = Static<typeof dictSelectProps>

export const dictSelectSchema: WidgetSchema = { id: 'dict-select', props: dictSelectProps }
