import { type Static, Type } from 'typebox'
import { ExpressionOf, Strict, Text } from './annotations.ts'

const names = ['record', 'query', 'route', 'user'] as const

/** A page about a record, such as a list of what belongs to it. */
const Part = Strict({
  title: { ...Text, description: 'what its tab says' },
  page: Type.String({ minLength: 1, reference: 'page', description: 'a page about the record' }),
  query: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      template: [...names],
      description: 'what the page is told of the record, as its `query`',
    }),
  ),
  showWhen: Type.Optional({
    ...ExpressionOf(names),
    description: 'a condition without which the record has no such part',
  }),
})
export type Part = Static<typeof Part>

/** Pages about one record: tabs when there are several, of which the one that shows is loaded. */
export const Parts = Type.Array(Part, { minItems: 1 })
