import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FillsProp } from '../shared/fillsProp.ts'
import { Flag, PageProp, WidgetProps } from '../shared/propTypes.ts'

/** What is stored of a record, and where it is chosen, when the document does not say. */
export const defaults = { value: 'id', page: 'system.position-picker' } as const

export const positionPickerProps = WidgetProps({
  multiple: Flag('several can be chosen, stored comma-joined', true),
  value: Type.Optional(
    Type.Enum(['id', 'code'], { description: 'what is stored of a record', default: defaults.value }),
  ),
  page: Type.Optional(PageProp('the picker page to choose from', { default: defaults.page })),
  fills: FillsProp,
})

export type PositionPickerProps = Static<typeof positionPickerProps>

export const positionPickerSchema: WidgetSchema = { id: 'position-picker', props: positionPickerProps }
