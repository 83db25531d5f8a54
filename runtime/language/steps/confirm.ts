import { Type } from 'typebox'
import { ActionText, Strict, TemplateString } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Asks before the steps that follow; a refusal ends the action without an error. */
export const confirmArguments = {
  ...Choice('a text, or an object with `text`', [
    whenType('string', TemplateString),
    whenType(
      'object',
      Strict({
        text: { ...TemplateString, description: 'the question' },
        title: Type.Optional({ ...ActionText, description: 'what stands above the question' }),
        danger: Type.Optional(
          Type.Boolean({
            default: false,
            description: 'whether the button that confirms is red, as for what cannot be undone',
          }),
        ),
      }),
    ),
  ]),
  description: 'asks before the steps that follow; a refusal ends the action',
}
