import { type Static, Type } from 'typebox'
import { ExpressionOf, FieldName, Strict } from '../schema/annotations.ts'
import { when } from '../schema/choice.ts'
import { envelope } from '../schema/envelope.ts'
import { ImportOptions } from '../schema/importOptions.ts'
import { callPath } from '../schema/source.ts'
import { SuperQueryOptions } from '../schema/superQuery.ts'
import { RecordStyle } from '../schema/tone.ts'
import { records } from './list.ts'

const names = ['query', 'route', 'user', 'record'] as const

/** How the records of a page are a tree (specification 3 and 7.3, tree table). */
const Tree = Strict({
  parent: Type.Optional(
    Type.String({
      minLength: 1,
      default: 'parentId',
      description: 'the field that holds the key of the parent, and the parameter that asks for its children',
    }),
  ),
  hasChildren: Type.Optional(
    Type.String({
      minLength: 1,
      default: 'hasChildren',
      description: 'the field that says by 1 or true whether a record has children',
    }),
  ),
  root: Type.Optional(
    Type.String({
      default: '0',
      description: 'the parent of the uppermost records; an empty text asks for them without a parent',
    }),
  ),
  children: Type.Optional(
    Type.String({ minLength: 1, description: 'the field that holds children, where one answer brings the whole tree' }),
  ),
  lazy: Type.Optional(
    Type.Boolean({
      description: 'whether children are asked for as a record opens; true unless `children` is given',
    }),
  ),
  label: Type.Optional({ ...FieldName, description: 'the column that indents; the first when left out' }),
  url: Type.Optional({ ...callPath, description: 'the path that answers children; that of the list when left out' }),
  batch: Type.Optional(
    Strict(
      {
        parameter: Type.String({ minLength: 1, description: 'the parameter that takes several parents' }),
        url: Type.Optional({ ...callPath, description: 'the path of that call; that of children when left out' }),
      },
      { description: 'how one call answers the children of several records' },
    ),
  ),
  query: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      template: [...names],
      description: 'parameters that go with every question',
    }),
  ),
  condition: Type.Optional(
    Type.String({
      minLength: 1,
      template: [...names],
      description: 'the parameter `condition` of every question',
    }),
  ),
  order: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the field that counts brothers and sisters from 1; moving renumbers it',
    }),
  ),
})
export type TreePart = Static<typeof Tree>

/** Whether rows can be ticked, and how. */
const TreeSelection = Type.Unsafe<boolean | { readonly cascade?: boolean }>(
  when(
    { type: 'boolean' },
    Type.Boolean(),
    Strict({
      cascade: Type.Optional(
        Type.Boolean({ default: false, description: 'whether ticking a record ticks those below it' }),
      ),
    }),
  ),
)

/** A list whose records are a tree: children show below their parents (design 3). */
export const TreeTablePage = Strict({
  ...envelope,
  kind: Type.Literal('treeTable', { description: 'the kind of the page' }),
  ...records,
  tree: Type.Optional({ ...Tree, description: 'how the records are a tree' }),
  selection: Type.Optional({
    ...TreeSelection,
    description: 'whether rows can be ticked; true when an action needs it',
  }),
  rowDisabledWhen: Type.Optional({
    ...ExpressionOf(['record', 'user', 'query', 'route']),
    description: 'a condition under which a record cannot be ticked',
  }),
  rowTones: Type.Optional(Type.Array(RecordStyle, { description: 'how records look; the first that holds counts' })),
  superQuery: Type.Optional({ ...SuperQueryOptions, description: 'what the advanced query asks by' }),
  import: Type.Optional({ ...ImportOptions, description: 'how the action `import` sends its files' }),
})
export type TreeTablePage = Static<typeof TreeTablePage>
