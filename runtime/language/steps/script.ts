import { Type } from 'typebox'
import { Strict } from '../schema/annotations.ts'

/**
 * Runs a method of the script that a server has stored with an online form (wire contract 3.4). The script is no part of
 * the document; it runs in a sandbox, on sites that let scripts run.
 */
export const scriptArguments = Strict(
  {
    form: Type.String({ minLength: 1, description: 'the code of the online form' }),
    type: Type.Enum(['list', 'form'], { description: 'which of the scripts of the form' }),
    method: Type.String({ minLength: 1, description: 'the name of the method' }),
  },
  { description: 'runs a method of the script that the server keeps with an online form' },
)
