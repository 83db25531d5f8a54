import { Type } from 'typebox'
import { CallTemplate, refTo, Strict, TemplateRecord, TemplateValue, Text } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'
import type { NestedStep } from './nestedStep.ts'

/** Calls the server; its `result` is the name `result` for the steps that follow. */
export const requestArguments = Strict(
  {
    method: Type.Optional(
      Type.Enum(['GET', 'POST', 'PUT', 'DELETE'], {
        default: 'GET',
        description: 'the method of the call; `GET` when left out',
      }),
    ),
    url: { ...CallTemplate, description: 'the path of the call' },
    query: Type.Optional({ ...TemplateRecord, description: 'parameters of the address' }),
    body: Type.Optional({ ...TemplateValue, description: 'what is sent, as JSON' }),
    success: Type.Optional({
      ...Choice('a text, or true to show the message of the server', [
        whenType('boolean', Type.Boolean()),
        whenType('string', Text),
      ]),
      description: 'what is said once the call has succeeded; nothing when left out',
    }),
    failed: Type.Optional(
      Type.Array(refTo<NestedStep>('step'), {
        description:
          'run when the call is refused, with what the refusal carries as `result`; the action ends after them',
      }),
    ),
  },
  { description: 'calls the server; the steps that follow find its answer as `result`' },
)
