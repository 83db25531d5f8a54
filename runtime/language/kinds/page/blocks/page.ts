import { type Static, Type } from 'typebox'
import { refTo, Strict } from '../../../schema/annotations.ts'
import type { Step } from '../../../steps/index.ts'
import { BlockValue } from '../names.ts'
import { plainParts } from '../parts.ts'

const Bound = (description: string) =>
  Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: BlockValue, description }),
  )

/** Another page inside of this one: a list, a form, a tree, a page of blocks. */
export const PageBlock = Strict({
  ...plainParts,
  type: Type.Literal('page', { description: 'the type of the block' }),
  page: Type.String({ minLength: 1, reference: 'page', description: 'the id of the page' }),
  mode: Type.Optional(
    Type.Enum(['add', 'edit', 'view'], { default: 'add', description: 'how a form opens; `add` when left out' }),
  ),
  query: Bound('what the page is asked by: values of its query bar, and the name `query` of its formulas'),
  values: Bound('what a form begins with'),
  on: Type.Optional(
    Strict(
      {
        choose: Type.Optional(
          Type.Array(refTo<Step>('step'), {
            minItems: 1,
            description: 'run with the `record` that a person presses in it',
          }),
        ),
        close: Type.Optional(
          Type.Array(refTo<Step>('step'), {
            minItems: 1,
            description:
              'run when the page closes with a `result`, such as a form that is saved, which then begins anew',
          }),
        ),
      },
      { description: 'what is done when something happens in the page' },
    ),
  ),
})
export type PageBlock = Static<typeof PageBlock>
