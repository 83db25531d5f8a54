import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FieldProp, WidgetProps } from '../shared/propTypes.ts'

const text = (description: string) => Type.String({ minLength: 1, description })

export const linkTableFieldProps = WidgetProps({
  link: FieldProp('the field of the same form or row that holds the linked records'),
  table: text('the online form of those records: its table or its id'),
  column: text('the column that shows'),
  value: Type.Optional(
    Type.String({
      minLength: 1,
      default: 'id',
      description: 'the column by which records are linked; `id` when left out',
    }),
  ),
})

export type LinkTableFieldProps = Static<typeof linkTableFieldProps>

export const linkTableFieldSchema: WidgetSchema = { id: 'link-table-field', props: linkTableFieldProps }
