import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FillsProp } from '../shared/fillsProp.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

const text = (description: string) => Type.String({ minLength: 1, description })

export const popupDictProps = WidgetProps({
  code: text('the code of the online report whose rows are chosen'),
  value: text('the column that is stored'),
  label: text('the column that people read'),
  multiple: Flag('several rows can be chosen, stored comma-joined', false),
  groupId: Type.Optional(text('a group id; answers of the report are kept for 30 seconds where it is given')),
  fills: FillsProp,
})

export type PopupDictProps = Static<typeof popupDictProps>

export const popupDictSchema: WidgetSchema = { id: 'popup-dict', props: popupDictProps }
