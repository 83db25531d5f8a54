import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { ConditionProp, DictionaryProp, Flag, WidgetProps } from '../shared/propTypes.ts'

export const treeDictProps = WidgetProps({
  dict: DictionaryProp('the table that is read as a tree: `table,text,code`'),
  pidField: Type.Optional(
    Type.String({ minLength: 1, description: 'the column that holds the parent', default: 'pid' }),
  ),
  pidValue: Type.Optional(Type.String({ description: 'the parent of the first rows', default: '0' })),
  hasChildField: Type.Optional(
    Type.String({ minLength: 1, description: 'the column that says whether a row has children' }),
  ),
  condition: ConditionProp,
  multiple: Flag('several can be chosen, stored comma-joined', false),
  search: Flag('narrows what is loaded by what is typed', false),
})

export type TreeDictProps = Static<typeof treeDictProps>

export const treeDictSchema: WidgetSchema = { id: 'tree-dict', props: treeDictProps }
