import { Type } from 'typebox'
import { actionScope, ExpressionOf, fieldScope, type Reference, Strict } from './annotations.ts'

/** The use of a fragment among the entries of a list: the entries of the fragment stand in its place. */
const Use = (reference: Reference, names: readonly string[], piece: string) =>
  Strict({
    fragment: Type.String({
      minLength: 1,
      reference,
      description: `the id of a fragment, whose ${piece} stand in this place`,
    }),
    with: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string>>>({
        type: 'object',
        additionalProperties: ExpressionOf(names),
        description:
          'a formula for each parameter, which stands where the fragment reads `given.<name>`; a literal, such as `120`, where that is no formula',
      }),
    ),
  })

/** Definitions of the uses of fragments, by what these are pieces of. */
export const columnsFragment = Use('columnsFragment', ['record', 'rows', 'query', 'route', 'user'], 'columns')
export const layoutFragment = Use('layoutFragment', [...new Set([...fieldScope, ...actionScope])], 'entries')
export const stepsFragment = Use('stepsFragment', actionScope, 'steps')
