import { Type } from 'typebox'
import { Strict, TemplateRecord, TemplateString } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Goes to an address of the app, or opens another address in a new window. */
export const navigateArguments = Choice('an address, or an object with `to`', [
  whenType('string', TemplateString),
  whenType(
    'object',
    Strict({
      to: TemplateString,
      query: Type.Optional(TemplateRecord),
      title: Type.Optional({
        ...TemplateString,
        description: 'what the tab of the address is called where no menu says it',
      }),
      replace: Type.Optional(Type.Boolean({ default: false })),
      newWindow: Type.Optional(Type.Boolean({ default: false })),
      leave: Type.Optional(
        Type.Boolean({ default: false, description: 'leaves the app for the address, such as another site' }),
      ),
    }),
  ),
])
