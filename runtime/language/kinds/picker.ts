import { type Static, Type } from 'typebox'
import { ExpressionOf, FieldName, Strict } from '../schema/annotations.ts'
import { envelope } from '../schema/envelope.ts'
import { SideTree } from '../schema/sideTree.ts'
import { records } from './list.ts'

/** A list from which records are chosen: by widgets, by the `open` step, by actions (design 3). */
export const PickerPage = Strict({
  ...envelope,
  kind: Type.Literal('picker', { description: 'the kind of the page' }),
  ...records,
  selection: Strict(
    {
      multiple: Type.Optional(Type.Boolean({ default: false, description: 'whether several records can be chosen' })),
      value: Type.Optional({ ...FieldName, description: 'the field that is stored; the key when left out' }),
      label: Type.Optional({ ...FieldName, description: 'the field that names a record to people' }),
    },
    { description: 'how records are chosen' },
  ),
  tree: Type.Optional({ ...SideTree, description: 'a tree at the left whose node says which records show' }),
  rowDisabledWhen: Type.Optional({
    ...ExpressionOf(['record', 'user', 'query', 'route']),
    description: 'a condition under which a record cannot be chosen',
  }),
})
export type PickerPage = Static<typeof PickerPage>
