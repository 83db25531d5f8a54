import { Type } from 'typebox'
import { Strict, Text } from '../schema/annotations.ts'
import { StepTemplate, stepScope } from '../schema/tableNames.ts'

/** Sends people a message of the app, which they have once the move is done. */
export const notifyArguments = Strict(
  {
    to: { ...StepTemplate, description: 'the account that gets it; several joined by commas' },
    title: { ...Text, template: [...stepScope], description: 'what the message is called' },
    text: Type.Optional({ ...Text, template: [...stepScope], description: 'what it says' }),
  },
  { description: 'sends people a message of the app' },
)
