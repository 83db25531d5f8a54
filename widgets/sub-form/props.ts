import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const subFormProps = WidgetProps({
  columns: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 1, description: 'fields of the record side by side' }),
  ),
  labels: Type.Optional(
    Type.Enum(['top', 'left', 'none'], { default: 'top', description: 'where the labels of the fields stand' }),
  ),
})

export type SubFormProps = Static<typeof subFormProps>

export const subFormSchema: WidgetSchema = { id: 'sub-form', props: subFormProps, contains: 'fields' }
