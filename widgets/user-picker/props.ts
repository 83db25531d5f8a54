import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, PageProp, WidgetProps } from '../shared/propTypes.ts'

/** What is stored of a user, when the document does not say. */
export const defaultUserValue = 'username'
export const defaultUserPage = 'system.user-picker'

export const userPickerProps = WidgetProps({
  multiple: Flag('several can be chosen, stored comma-joined', true),
  value: Type.Optional(
    Type.Enum(['username', 'id'], { description: 'what is stored of a user', default: defaultUserValue }),
  ),
  page: Type.Optional(PageProp('the picker page to choose from', { default: defaultUserPage })),
})

export type UserPickerProps = Static<typeof userPickerProps>

export const userPickerSchema: WidgetSchema = { id: 'user-picker', props: userPickerProps }
