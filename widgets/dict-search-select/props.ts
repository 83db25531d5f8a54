import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { DictionaryProp, Flag, WidgetProps } from '../shared/propTypes.ts'

export const dictSearchSelectProps = WidgetProps({
  dict: DictionaryProp('the dictionary to search: a plain code, or a table as `table,text,code`'),
  multiple: Flag('several can be chosen, stored comma-joined', false),
  pageSize: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      description: 'the most items that a search of a table gives',
      default: 10,
    }),
  ),
})

export type DictSearchSelectProps = Static<typeof dictSearchSelectProps>

export const dictSearchSelectSchema: WidgetSchema = { id: 'dict-search-select', props: dictSearchSelectProps }
