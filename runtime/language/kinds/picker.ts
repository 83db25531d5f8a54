import { type Static, Type } from 'typebox'
import { ExpressionOf, FieldName, Strict, Text } from '../schema/annotations.ts'
import { envelope } from '../schema/envelope.ts'
import { path } from '../schema/source.ts'
import { records } from './list.ts'

/** A tree beside the records, such as departments: what is chosen in it says which records show (specification 2.8). */
const PickerTree = Strict({
  url: { ...path, description: 'the path that answers the nodes' },
  query: Type.String({ minLength: 1, description: 'the parameter of the records that takes the key of a node' }),
  title: Type.Optional({ ...Text, description: 'what the tree is called' }),
  key: Type.Optional(Type.String({ minLength: 1, default: 'key', description: 'the field that identifies a node' })),
  label: Type.Optional(Type.String({ minLength: 1, default: 'title', description: 'the field that names a node' })),
  children: Type.Optional(
    Type.String({ minLength: 1, default: 'children', description: 'the field that holds the children of a node' }),
  ),
  lazy: Type.Optional(Type.Boolean({ default: false, description: 'whether children are asked for as a node opens' })),
  parent: Type.Optional(
    Type.String({
      minLength: 1,
      default: 'pid',
      description: 'the parameter that asks for the children of a node, and the field that holds the key of its parent',
    }),
  ),
  root: Type.Optional(
    Type.String({ default: '', description: 'what that parameter holds for the uppermost nodes; left out when empty' }),
  ),
  leaf: Type.Optional(
    Type.String({ minLength: 1, default: 'isLeaf', description: 'the field that says that a node has no children' }),
  ),
})
export type PickerTree = Static<typeof PickerTree>

/** A list from which records are chosen: by widgets, by the `open` step, by actions (design 3). */
export const PickerPage = Strict({
  ...envelope,
  kind: Type.Literal('picker'),
  ...records,
  selection: Strict({
    multiple: Type.Optional(Type.Boolean({ default: false, description: 'whether several records can be chosen' })),
    value: Type.Optional({ ...FieldName, description: 'the field that is stored; the key when left out' }),
    label: Type.Optional({ ...FieldName, description: 'the field that names a record to people' }),
  }),
  tree: Type.Optional({ ...PickerTree, description: 'a tree at the left whose node says which records show' }),
  rowDisabledWhen: Type.Optional({
    ...ExpressionOf(['record', 'user', 'query', 'route']),
    description: 'a condition under which a record cannot be chosen',
  }),
})
export type PickerPage = Static<typeof PickerPage>
