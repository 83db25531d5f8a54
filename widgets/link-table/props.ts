import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FillsProp } from '../shared/fillsProp.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

const column = Type.String({ minLength: 1 })

export const linkTableProps = WidgetProps({
  table: Type.String({ minLength: 1, description: 'the online form whose records are chosen: its table or its id' }),
  columns: Type.Array(column, {
    minItems: 1,
    description: 'the columns that show of a record; the first names it',
  }),
  value: Type.Optional(
    Type.String({ minLength: 1, default: 'id', description: 'the column that is stored; `id` when left out' }),
  ),
  multiple: Flag('several records can be chosen, stored comma-joined', false),
  show: Type.Optional(
    Type.Enum(['text', 'card'], {
      default: 'text',
      description: 'whether records show as names, or as cards with all columns',
    }),
  ),
  image: Type.Optional(Type.String({ minLength: 1, description: 'the column that holds the picture of a card' })),
  fills: FillsProp,
})

export type LinkTableProps = Static<typeof linkTableProps>

export const linkTableSchema: WidgetSchema = { id: 'link-table', props: linkTableProps }
