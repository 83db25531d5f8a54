import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { CallProp, DictionaryProp, Flag, TextProp, WidgetProps } from '../shared/propTypes.ts'

export const treeSelectProps = WidgetProps({
  dict: Type.Optional(DictionaryProp('a table as `table,text,code`, whose rows load when their parent opens')),
  parentField: Type.Optional(
    Type.String({ minLength: 1, description: 'the column of that table that holds the parent', default: 'pid' }),
  ),
  childField: Type.Optional(
    Type.String({ minLength: 1, description: 'the column that says whether a row has children' }),
  ),
  root: Type.Optional(Type.String({ description: 'the parent of the first rows', default: '0' })),
  condition: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'values that the rows of the table must have' }),
  ),
  url: Type.Optional(CallProp('a call that gives the whole tree')),
  query: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      template: ['query', 'route', 'user', 'record'],
      description: 'parameters of that call',
    }),
  ),
  nodes: Type.Optional(
    Type.Array(
      WidgetProps({
        value: Type.String({ minLength: 1, description: 'the value that is stored' }),
        label: TextProp('what people read'),
        parent: Type.Optional(Type.String({ minLength: 1, description: 'the value of the node above' })),
        disabled: Type.Optional(Type.Boolean({ description: 'shown, but not to be chosen' })),
      }),
      { minItems: 1, description: 'the nodes, where the document itself lists them' },
    ),
  ),
  multiple: Flag('several can be chosen, stored comma-joined', false),
  checkStrictly: Flag('choosing a node leaves those below it alone', false),
  search: Flag('narrows the tree by what is typed', false),
  apart: Type.Optional(
    WidgetProps(
      {
        title: TextProp('what they are called'),
        text: TextProp('what is to be said about them'),
        locked: TextProp('why the person cannot change them'),
      },
      { description: 'the words about nodes to be chosen with care, which stand beside the tree' },
    ),
  ),
  inline: Flag('the tree stands in the page with boxes to tick; ticking takes the branch and the way up along', false),
})

export type TreeSelectProps = Static<typeof treeSelectProps>

export const treeSelectSchema: WidgetSchema = { id: 'tree-select', props: treeSelectProps }
