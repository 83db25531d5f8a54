import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, MaxLengthProp, WidgetProps } from '../shared/propTypes.ts'

/** Characters that show when a document names no other number (specification 9). */
export const defaultLength = 25

export const ellipsisProps = WidgetProps({
  length: Type.Optional(Type.Integer({ minimum: 1, description: 'characters that show', default: defaultLength })),
  copy: Flag('offers a button that copies the whole text', false),
  maxLength: MaxLengthProp,
})

export type EllipsisProps = Static<typeof ellipsisProps>

export const ellipsisSchema: WidgetSchema = { id: 'ellipsis', props: ellipsisProps }
