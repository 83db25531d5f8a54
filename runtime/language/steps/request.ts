import { Type } from 'typebox'
import { refTo, Strict, TemplateRecord, TemplateString, TemplateValue, Text } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'
import type { NestedStep } from './nestedStep.ts'

/** Calls the server; its `result` is the name `result` for the steps that follow. */
export const requestArguments = Strict({
  method: Type.Optional(
    Type.Enum(['GET', 'POST', 'PUT', 'DELETE'], { default: 'GET', description: '`GET` when left out' }),
  ),
  url: TemplateString,
  query: Type.Optional(TemplateRecord),
  body: Type.Optional(TemplateValue),
  success: Type.Optional(
    Choice('a text, or true to show the message of the server', [
      whenType('boolean', Type.Boolean()),
      whenType('string', Text),
    ]),
  ),
  failed: Type.Optional(
    Type.Array(refTo<NestedStep>('step'), {
      description:
        'run when the call is refused, with what the refusal carries as `result`; the action ends after them',
    }),
  ),
})
