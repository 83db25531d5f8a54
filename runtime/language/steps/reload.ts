import { Type } from 'typebox'
import { Strict } from '../schema/annotations.ts'
import { Choice, whenType } from '../schema/choice.ts'

/** Loads the page's records again, or those of some of its sources, and on request the dictionaries, or who is signed in. */
export const reloadArguments = {
  ...Choice('true, or an object', [
    whenType('boolean', Type.Literal(true)),
    whenType(
      'object',
      Strict({
        page: Type.Optional(
          Type.String({
            minLength: 1,
            reference: 'page',
            description: 'the page whose records are loaded again; the one of the action when left out',
          }),
        ),
        sources: Type.Optional(
          Type.Array(Type.String({ minLength: 1, reference: 'source' }), {
            minItems: 1,
            description: 'the sources of the page that are asked anew; all of them when left out',
          }),
        ),
        dictionaries: Type.Optional(Type.Boolean({ description: 'whether the dictionaries are loaded again before' })),
        user: Type.Optional(
          Type.Boolean({
            description: 'whether the person is asked for anew: their name in the header, and their menu',
          }),
        ),
      }),
    ),
  ]),
  description: 'loads records again, and on request dictionaries or the person',
}
