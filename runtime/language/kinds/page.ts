import { type Static, Type } from 'typebox'
import { refTo, Strict } from '../schema/annotations.ts'
import { when } from '../schema/choice.ts'
import { type ColumnEntry, Columns } from '../schema/column.ts'
import { envelope, pageCode } from '../schema/envelope.ts'
import { LayoutReference } from '../schema/layout.ts'
import { QueryEntry } from '../schema/query.ts'
import type { Step } from '../steps/index.ts'
import { BlockAction } from './page/action.ts'
import { Block } from './page/blocks/index.ts'
import { NamedSources } from './page/source.ts'
import { PageState } from './page/state.ts'

const columns = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 24, default: 12, description: 'columns of the grid; 12 when left out' }),
)

const blocks = Type.Array(Block, { minItems: 1, description: 'the blocks in reading order' })

/** A page of blocks: figures, texts, pictures and other pages on a grid. Dashboards and monitors are such pages (design 3). */
export const BlocksPage = Strict({
  ...envelope,
  ...pageCode,
  kind: Type.Literal('page', { description: 'the kind of the page' }),
  state: Type.Optional(PageState),
  sources: Type.Optional(NamedSources),
  query: Type.Optional(
    Type.Array(QueryEntry, { description: 'the fields by which people filter the sources that are `filterable`' }),
  ),
  toolbar: Type.Optional(Type.Array(BlockAction, { description: 'buttons above the blocks' })),
  tools: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'whether the page can be printed, and its blocks asked anew and looked at closer',
    }),
  ),
  columns,
  blocks,
})
export type BlocksPage = Static<typeof BlocksPage>

/** The number of columns of a grid, or the columns that a fragment is. */
const gridOrColumns = Type.Unsafe<number | readonly ColumnEntry[]>(
  when({ type: 'array' }, { ...Columns }, Type.Integer({ minimum: 1, maximum: 24, default: 12 })),
)

/** A piece of a page with parameters, kept by itself: blocks with their state and sources, columns, a layout or steps. */
export const FragmentPage = Strict({
  ...envelope,
  ...pageCode,
  kind: Type.Literal('fragment', { description: 'the kind of the page' }),
  parameters: Type.Optional(
    Type.Unsafe<Readonly<Record<string, { readonly description?: string; readonly model?: string }>>>({
      type: 'object',
      additionalProperties: Strict({
        description: Type.Optional(
          Type.String({ minLength: 1, description: 'what it is for, to who uses the fragment' }),
        ),
        model: Type.Optional(
          Type.String({ minLength: 1, reference: 'model', description: 'the model of the record that is given' }),
        ),
      }),
      description: 'what it is given, by name; formulas in it read `given.<name>`',
    }),
  ),
  state: Type.Optional(PageState),
  sources: Type.Optional(NamedSources),
  columns: Type.Optional({
    ...gridOrColumns,
    description:
      'the columns of a table that the fragment is; a number is that of the columns of the grid of its blocks',
  }),
  layout: Type.Optional({ ...LayoutReference, description: 'the entries of a form that the fragment is' }),
  steps: Type.Optional(
    Type.Array(refTo<Step>('step'), { minItems: 1, description: 'the steps of an action that the fragment is' }),
  ),
  blocks: Type.Optional(blocks),
})
export type FragmentPage = Static<typeof FragmentPage>
