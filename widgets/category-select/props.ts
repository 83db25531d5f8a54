import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { ConditionProp, FieldProp, Flag, WidgetProps } from '../shared/propTypes.ts'

export const categorySelectProps = WidgetProps({
  pcode: Type.Optional(
    Type.String({ minLength: 1, description: 'the code of the category above the first ones', default: '0' }),
  ),
  pid: Type.Optional(
    Type.String({ minLength: 1, description: 'the id of the category above the first ones, instead of its code' }),
  ),
  condition: ConditionProp,
  multiple: Flag('several can be chosen, stored comma-joined', false),
  store: Type.Optional(Type.Enum(['id', 'code'], { description: 'what is stored of a category', default: 'id' })),
  search: Flag('narrows what is loaded by what is typed', false),
  textField: Type.Optional(FieldProp('another field of the form or row that takes the names')),
})

export type CategorySelectProps = Static<typeof categorySelectProps>

export const categorySelectSchema: WidgetSchema = { id: 'category-select', props: categorySelectProps }
