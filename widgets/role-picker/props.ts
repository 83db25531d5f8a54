import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FillsProp } from '../shared/fillsProp.ts'
import { Flag, PageProp, WidgetProps } from '../shared/propTypes.ts'

/** What is stored of a record, and where it is chosen, when the document does not say. */
export const defaults = { value: 'id', page: 'system.role-picker' } as const

export const rolePickerProps = WidgetProps({
  multiple: Flag('several can be chosen, stored comma-joined', true),
  value: Type.Optional(
    Type.Enum(['id', 'roleCode'], { description: 'what is stored of a record', default: defaults.value }),
  ),
  page: Type.Optional(PageProp('the picker page to choose from', { default: defaults.page })),
  fills: FillsProp,
})

export type RolePickerProps = Static<typeof rolePickerProps>

export const rolePickerSchema: WidgetSchema = { id: 'role-picker', props: rolePickerProps }
