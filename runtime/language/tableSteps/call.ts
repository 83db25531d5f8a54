import { Type } from 'typebox'
import { type Reference, Strict } from '../schema/annotations.ts'
import { StepRecordOf } from '../schema/tableNames.ts'

/** Calls a function of the server; what it gives is the `result` of the steps after it. */
export const callArguments = Strict(
  {
    function: Type.String({
      minLength: 1,
      reference: 'function' satisfies Reference,
      description: 'the name of the function, one of those that modules of the server offer to moves',
    }),
    values: Type.Optional(StepRecordOf('functionValue', 'what it is given, by the names that it takes')),
  },
  { description: 'calls a function of the server; later steps read what it gives as `result`' },
)
