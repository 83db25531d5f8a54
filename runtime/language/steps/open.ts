import { Type } from 'typebox'
import { refTo, Strict, TemplateRecord, TemplateString } from '../schema/annotations.ts'
import type { NestedStep } from './nestedStep.ts'

/** Opens a page in a dialog, a drawer or a tab. `then` runs when it closes with a result, which is the name `result`. */
export const openArguments = Strict(
  {
    page: Type.String({ minLength: 1, reference: 'page', description: 'the id of the page' }),
    in: Type.Optional(
      Type.Enum(['dialog', 'drawer', 'tab'], {
        default: 'dialog',
        description: 'where the page opens; `dialog` when left out',
      }),
    ),
    title: Type.Optional({
      ...TemplateString,
      description: 'what stands above it; the title of the page when left out',
    }),
    width: Type.Optional(Type.Integer({ minimum: 200, maximum: 2000, description: 'pixels of the dialog or drawer' })),
    mode: Type.Optional(
      Type.Enum(['add', 'edit', 'view'], {
        default: 'add',
        description:
          'how a form page opens; `add` when left out. To edit or view, a form with a source and without `load` reads the record whose key `query` or `values` has',
      }),
    ),
    values: Type.Optional({
      ...TemplateRecord,
      description: 'what a form begins with; in place of what its record has, where it reads one',
    }),
    query: Type.Optional({
      ...TemplateRecord,
      description: 'the name `query` of its formulas; the key of a record in it is the record that a form reads',
    }),
    then: Type.Optional(
      Type.Array(refTo<NestedStep>('step'), {
        description: 'run once it closes with a result, which is the name `result`',
      }),
    ),
  },
  { description: 'opens a page in a dialog, a drawer or a tab' },
)
