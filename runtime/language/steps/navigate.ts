import { Type } from 'typebox'
import { Strict, TemplateRecord, TemplateString } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Goes to an address of the app, or opens another address in a new window. */
export const navigateArguments = {
  ...Choice('an address, or an object with `to`', [
    whenType('string', TemplateString),
    whenType(
      'object',
      Strict({
        to: { ...TemplateString, description: 'the address' },
        query: Type.Optional({ ...TemplateRecord, description: 'parameters of the address; empty ones are left out' }),
        title: Type.Optional({
          ...TemplateString,
          description: 'what the tab of the address is called where no menu says it',
        }),
        replace: Type.Optional(
          Type.Boolean({ default: false, description: 'whether the back button passes over the address that is left' }),
        ),
        newWindow: Type.Optional(Type.Boolean({ default: false, description: 'whether it opens in a new window' })),
        leave: Type.Optional(
          Type.Boolean({ default: false, description: 'leaves the app for the address, such as another site' }),
        ),
      }),
    ),
  ]),
  description: 'goes to an address',
}
