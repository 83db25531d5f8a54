import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FillsProp } from '../shared/fillsProp.ts'
import { DictionaryProp, FieldProp, Flag, PageProp, WidgetProps } from '../shared/propTypes.ts'

const name = (description: string, value: string) =>
  Type.Optional(Type.String({ minLength: 1, description, default: value }))

export const recordPickerProps = WidgetProps({
  page: PageProp('the picker page to choose from'),
  multiple: Flag('several can be chosen, stored comma-joined', false),
  value: name('the field of a record that is stored', 'id'),
  label: name('the field of a record that names it', 'name'),
  table: Type.Optional(DictionaryProp('the table by which stored values get their names, as `table,text,code`')),
  textField: Type.Optional(FieldProp('the field of the form that holds the names beside the values')),
  fills: FillsProp,
})

export type RecordPickerProps = Static<typeof recordPickerProps>

export const recordPickerSchema: WidgetSchema = { id: 'record-picker', props: recordPickerProps }
