import { Type } from 'typebox'
import { type Reference, Strict } from '../schema/annotations.ts'
import { TableTemplate, TemplateRecordOf } from '../schema/tableNames.ts'

/** Changes one record of a table by its key; a record that is not there ends the whole move. */
export const changeArguments = Strict(
  {
    table: Type.String({
      minLength: 1,
      reference: 'table' satisfies Reference,
      description: 'the table of a pack that has the record',
    }),
    key: { ...TableTemplate, description: 'the key of the record' },
    set: TemplateRecordOf('stepColumn', 'the values that change, by the columns of that table'),
  },
  { description: 'changes a record of a table by its key' },
)
