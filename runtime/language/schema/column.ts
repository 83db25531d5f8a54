import { type Static, Type } from 'typebox'
import { ExpressionOf, FieldName, Strict, Text } from './annotations.ts'
import { Choice, whenType } from './choice.ts'

/** One column of a table: a field, or a field with what this table shows differently. */
export const ColumnEntry = Choice('the name of a field, or an object with `field`', [
  whenType('string', FieldName),
  whenType(
    'object',
    Strict({
      field: FieldName,
      label: Type.Optional(Text),
      width: Type.Optional(Type.Integer({ minimum: 20, maximum: 2000 })),
      align: Type.Optional(Type.Enum(['left', 'center', 'right'])),
      sortable: Type.Optional(Type.Boolean()),
      fixed: Type.Optional(Type.Enum(['left', 'right'])),
      hidden: Type.Optional(
        Type.Boolean({ default: false, description: 'not shown until a person chooses the column' }),
      ),
      showWhen: Type.Optional(ExpressionOf(['query', 'route', 'user'])),
    }),
  ),
])
export type ColumnEntry = Static<typeof ColumnEntry>
