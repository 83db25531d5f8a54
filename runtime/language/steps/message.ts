import { Type } from 'typebox'
import { Strict, TemplateString } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Shows a short message. */
export const messageArguments = {
  ...Choice('a text, or an object with `text`', [
    whenType('string', TemplateString),
    whenType(
      'object',
      Strict({
        text: { ...TemplateString, description: 'the words' },
        level: Type.Optional(
          Type.Enum(['success', 'info', 'warning', 'error'], {
            default: 'success',
            description: 'what the words are about; `success` when left out',
          }),
        ),
      }),
    ),
  ]),
  description: 'shows a short message',
}
