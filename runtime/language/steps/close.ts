import { Type } from 'typebox'
import { Strict, TemplateValue } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Closes the dialog, drawer or tab in which the page stands, with a result for the step that opened it. */
export const closeArguments = {
  ...Choice('true, or an object with `result`', [
    whenType('boolean', Type.Literal(true)),
    whenType(
      'object',
      Strict({ result: { ...TemplateValue, description: 'what the step that opened the page gets as `result`' } }),
    ),
  ]),
  description: 'closes the dialog, drawer or tab of the page',
}
