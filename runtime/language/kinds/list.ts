import { type Static, Type } from 'typebox'
import { ActionEntry } from '../schema/action.ts'
import { Access, AccessPrefix, FilterRecord, Strict, Text } from '../schema/annotations.ts'
import { when } from '../schema/choice.ts'
import { Columns } from '../schema/column.ts'
import { envelope } from '../schema/envelope.ts'
import { Expansion } from '../schema/expansion.ts'
import { FormPart } from '../schema/formPart.ts'
import { ImportOptions } from '../schema/importOptions.ts'
import { Parts } from '../schema/parts.ts'
import { QueryEntry } from '../schema/query.ts'
import { SideTree } from '../schema/sideTree.ts'
import { SuperQueryOptions } from '../schema/superQuery.ts'
import { RecordStyle } from '../schema/tone.ts'
import { ListViewName, listViewOptions } from './listViews/index.ts'
import { Block } from './page/blocks/index.ts'

/** How the records are divided into pages; `false` loads all of them (specification 9: 10 of 10/20/30). */
const Paging = Type.Unsafe<false | { readonly size?: number; readonly sizes?: readonly number[] }>(
  when(
    { type: 'boolean' },
    { const: false },
    Strict({
      size: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 1000, description: 'records on one page; 10 when left out' }),
      ),
      sizes: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), {
          minItems: 1,
          description: 'the sizes among which a person chooses; 10, 20 and 30 when left out',
        }),
      ),
    }),
  ),
)

/** The order of the records when nobody chose one; createTime descending when left out (specification 9). */
const Sort = Strict({
  field: Type.String({ minLength: 1, reference: 'column', description: 'the field by which records are ordered' }),
  order: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'the direction; descending when left out' })),
})

/** What lists and pickers have in common. */
export const records = {
  access: Type.Optional({
    ...Access,
    pattern: '^(anyone|signedIn|[A-Za-z][\\w.-]*(:[\\w.-]+)+)$',
    expected:
      'an access code such as `user:freeze`, `signedIn` or `anyone`; what its codes begin with is `accessPrefix`',
    description:
      'who may open the page, where it is not who holds the code to list its records: `anyone`, also without an account; everybody who is `signedIn`; or who holds a code',
  }),
  accessPrefix: Type.Optional({
    ...AccessPrefix,
    description:
      'what the codes of its calls begin with: `user` for `user:list`, which the page asks for, `user:add` …',
  }),
  query: Type.Optional(Type.Array(QueryEntry, { description: 'the fields by which people search' })),
  columns: { ...Columns, description: 'the columns of the table, in their order' },
  filter: Type.Optional(
    FilterRecord(
      ['query', 'route', 'user', 'record'],
      'what the records must always have, by parameters of the query; a person cannot change it',
    ),
  ),
  sort: Type.Optional({
    ...Sort,
    description: 'the order while nobody chose one; the newest `createTime` first when left out',
  }),
  paging: Type.Optional({ ...Paging, description: 'how records are divided into pages; `false` loads all of them' }),
  form: Type.Optional({ ...FormPart, description: 'the form by which a record is added, edited and viewed' }),
  toolbar: Type.Optional(Type.Array(ActionEntry, { description: 'buttons above the table' })),
  rowActions: Type.Optional(Type.Array(ActionEntry, { description: 'buttons of each row' })),
}

/** A list: query bar, toolbar, table with row actions, and the form that adds, edits and shows one record. */
export const ListPage = Strict({
  ...envelope,
  kind: Type.Literal('list', { description: 'the kind of the page' }),
  ...records,
  selection: Type.Optional(Type.Boolean({ description: 'whether rows can be ticked; true when an action needs it' })),
  rowDisabledWhen: Type.Optional(
    Type.String({
      minLength: 1,
      expression: ['record', 'user', 'query', 'route'],
      description: 'a condition under which a record cannot be ticked',
    }),
  ),
  rowTones: Type.Optional(Type.Array(RecordStyle, { description: 'how records look; the first that holds counts' })),
  view: Type.Optional({
    ...ListViewName,
    description: 'how records show at first; the first of `views`, else `table`',
  }),
  views: Type.Optional(
    Type.Array(ListViewName, { minItems: 1, uniqueItems: true, description: 'the views among which a person chooses' }),
  ),
  ...listViewOptions,
  tree: Type.Optional({
    ...SideTree,
    description: 'a tree at the left whose node says which records show; actions find its key in `query`',
  }),
  empty: Type.Optional({
    ...Text,
    description:
      'what stands in place of records where there are none and nothing was searched, such as what to do first',
  }),
  blocks: Type.Optional(
    Type.Array(Block, {
      minItems: 1,
      description: 'charts and figures above the table, of the records that the query bar asks for',
    }),
  ),
  expand: Type.Optional({ ...Expansion, description: 'what opens below a row' }),
  parts: Type.Optional({
    ...Parts,
    description: 'pages about the chosen record, below the table; tabs when there are several',
  }),
  superQuery: Type.Optional({ ...SuperQueryOptions, description: 'what the advanced query asks by' }),
  import: Type.Optional({ ...ImportOptions, description: 'how the action `import` sends its files' }),
})
export type ListPage = Static<typeof ListPage>
