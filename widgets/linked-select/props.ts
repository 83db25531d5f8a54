import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FieldProp, Flag, TextProp, WidgetProps } from '../shared/propTypes.ts'

const column = (description: string) => Type.String({ minLength: 1, description })
const otherField = FieldProp('the name of a field of the same form or row')

export const linkedSelectProps = WidgetProps({
  table: Type.String({ minLength: 1, description: 'the table that holds the options of all levels' }),
  txt: column('the column that people read'),
  key: column('the column that is stored'),
  idField: Type.Optional(Type.String({ minLength: 1, description: 'the column of the id', default: 'id' })),
  pidField: Type.Optional(
    Type.String({ minLength: 1, description: 'the column that holds the id of the parent', default: 'pid' }),
  ),
  condition: Type.Optional(
    Type.String({ minLength: 1, description: 'which rows the first level shows, in words of the server' }),
  ),
  root: Type.Optional(
    Type.String({ description: 'the parent of the first level where there is no condition', default: '0' }),
  ),
  links: Type.Optional(
    Type.Array(otherField, { description: 'the fields that hold the levels below, from the top down' }),
  ),
  above: Type.Optional(
    Type.Array(otherField, { description: 'the fields that hold the levels above, from the top down' }),
  ),
  single: Flag('shows its own level alone, as the other levels are fields that show themselves', false),
  labels: Type.Optional(
    Type.Array(TextProp('what people read'), { description: 'what the levels are called that it shows' }),
  ),
})

export type LinkedSelectProps = Static<typeof linkedSelectProps>

export const linkedSelectSchema: WidgetSchema = { id: 'linked-select', props: linkedSelectProps }
