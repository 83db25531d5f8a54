import { Type } from 'typebox'
import { type Reference, Strict } from '../schema/annotations.ts'
import { StepRecordOf, StepTemplate } from '../schema/tableNames.ts'

/** Moves an amount from one account to another, as two rows of a ledger that add up to nothing. */
export const transferArguments = Strict(
  {
    ledger: Type.String({
      minLength: 1,
      reference: 'table' satisfies Reference,
      description: 'the table with the movements, which says that it is a `ledger`',
    }),
    from: { ...StepTemplate, description: 'the key of the account that the amount leaves' },
    to: { ...StepTemplate, description: 'the key of the account that gets it' },
    amount: { ...StepTemplate, description: 'the amount, which is more than nothing' },
    values: Type.Optional(StepRecordOf('stepColumn', 'further values of both rows, by the columns of the ledger')),
  },
  { description: 'moves an amount between two accounts; refused where it would draw the first below its minimum' },
)
