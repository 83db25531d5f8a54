import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

/** Names that a parameter of the report may be made of. */
const parameterNames = ['values', 'record', 'query', 'route', 'user']

export const popupProps = WidgetProps({
  code: Type.String({ description: 'the code of the online report whose rows are chosen' }),
  origFields: Type.String({ description: 'the columns of the report that are taken, joined by commas' }),
  destFields: Type.String({
    reference: 'filled' satisfies Reference,
    description: 'the fields of the form or row that they fill, in the same order, joined by commas',
  }),
  multiple: Flag('several rows can be chosen; their values are joined by commas', false),
  value: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the column that the field itself stores unless it is one of those filled; the first when left out',
    }),
  ),
  params: Type.Optional(
    Type.Record(Type.String({ minLength: 1 }), Type.String({ minLength: 1, expression: parameterNames }), {
      description: 'values for the parameters of the report, each a formula',
    }),
  ),
  groupId: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'a group id; answers of the report are kept for 30 seconds where it is given',
    }),
  ),
})

export type PopupProps = Static<typeof popupProps>

export const popupSchema: WidgetSchema = { id: 'popup', props: popupProps }
