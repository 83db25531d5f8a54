import { type Static, Type } from 'typebox'
import { Strict, Text } from './annotations.ts'
import { callPath } from './source.ts'

/** A tree beside the records, such as departments: what is chosen in it says which records show (specification 2.8). */
export const SideTree = Strict({
  url: { ...callPath, description: 'the path that answers the nodes' },
  parameter: Type.String({ minLength: 1, description: 'the parameter of the records that takes the key of a node' }),
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
export type SideTree = Static<typeof SideTree>
