import { type Static, Type } from 'typebox'
import { ExpressionOf, Strict } from './annotations.ts'
import { LayoutReference } from './layout.ts'
import { Parts } from './parts.ts'

/** What opens below a row: fields of the record, pages about it, or both below each other. */
export const Expansion = Strict({
  details: Type.Optional({ ...LayoutReference, description: 'the fields of the record that show' }),
  columns: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 3, description: 'fields side by side; 3 when left out' }),
  ),
  page: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'page',
      description: 'a page about the record, such as a list of its parts',
    }),
  ),
  query: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      template: ['record', 'query', 'route', 'user'],
      description: 'what the page is told of the record, as its `query`',
    }),
  ),
  parts: Type.Optional({ ...Parts, description: 'pages about the record; tabs when there are several' }),
  showWhen: Type.Optional({
    ...ExpressionOf(['record', 'query', 'route', 'user']),
    description: 'a condition without which nothing opens below a row',
  }),
  single: Type.Optional(Type.Boolean({ default: false, description: 'whether opening a row closes the others' })),
})
export type Expansion = Static<typeof Expansion>
