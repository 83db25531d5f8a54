import { Type } from 'typebox'
import { type Reference, Strict } from '../schema/annotations.ts'
import { StepRecordOf } from '../schema/tableNames.ts'

/** Adds a record to a table, as its columns, checks and references ask. */
export const addArguments = Strict(
  {
    table: Type.String({
      minLength: 1,
      reference: 'table' satisfies Reference,
      description: 'the table of a pack that gets the record',
    }),
    values: StepRecordOf('stepColumn', 'the values of the record, by the columns of that table'),
  },
  { description: 'adds a record to a table' },
)
