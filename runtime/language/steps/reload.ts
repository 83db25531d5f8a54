import { Type } from 'typebox'
import { Strict } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Loads the page's records again, and on request the dictionaries, or who is signed in. */
export const reloadArguments = Choice('true, or an object', [
  whenType('boolean', Type.Literal(true)),
  whenType(
    'object',
    Strict({
      page: Type.Optional(Type.String({ minLength: 1, reference: 'page' })),
      dictionaries: Type.Optional(Type.Boolean()),
      user: Type.Optional(
        Type.Boolean({ description: 'whether the person is asked for anew: their name in the header, and their menu' }),
      ),
    }),
  ),
])
