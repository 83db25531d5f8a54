import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { CallProp, FieldProp, Flag, WidgetProps } from '../shared/propTypes.ts'

/** What is stored of a department when the document does not say. */
export const defaultDepartValue = 'id'

export const departPickerProps = WidgetProps({
  multiple: Flag('several can be chosen, stored comma-joined', true),
  value: Type.Optional(
    Type.Enum(['id', 'orgCode'], { description: 'what is stored of a department', default: defaultDepartValue }),
  ),
  textField: Type.Optional(FieldProp('the field of the form that takes the names beside the values')),
  cascade: Flag('ticking a department ticks those below it', false),
  url: Type.Optional(
    CallProp('the call that gives the tree of departments', { default: '/sys/sysDepart/queryTreeList' }),
  ),
})

export type DepartPickerProps = Static<typeof departPickerProps>

export const departPickerSchema: WidgetSchema = { id: 'depart-picker', props: departPickerProps }
