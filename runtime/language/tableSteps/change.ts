import { Type } from 'typebox'
import { type Reference, Strict } from '../schema/annotations.ts'
import { StepRecordOf, StepTemplate } from '../schema/tableNames.ts'

/** Changes one record of a table by its key; a record that is not there ends the whole move. */
export const changeArguments = Strict(
  {
    table: Type.String({
      minLength: 1,
      reference: 'table' satisfies Reference,
      description: 'the table of a pack that has the record',
    }),
    key: { ...StepTemplate, description: 'the key of the record' },
    set: StepRecordOf('stepColumn', 'the values that change, by the columns of that table'),
  },
  { description: 'changes a record of a table by its key' },
)
