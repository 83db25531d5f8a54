import { Type } from 'typebox'
import { Access, Identity, type Reference, refTo } from '../../schema/annotations.ts'
import type { Field } from '../../schema/field.ts'
import type { Step } from '../../steps/index.ts'
import { BlockActions } from './action.ts'
import { BlockExpression, BlockText } from './names.ts'
import { BlockSource } from './source.ts'

/** What every block says, of whatever type. */
export const blockParts = {
  id: { ...Identity, description: 'what the block is called among those of the page' },
  title: Type.Optional({ ...BlockText, description: 'the heading of the block' }),
  description: Type.Optional({ ...BlockText, description: 'what the figures mean, beneath the heading' }),
  span: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 24, description: 'columns that the block takes; all of them when left out' }),
  ),
  rows: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 40, description: 'rows of the grid that the block takes, 72 pixels each' }),
  ),
  showWhen: Type.Optional({
    ...BlockExpression,
    description: 'a condition without which the block is not there',
  }),
  access: Type.Optional({
    ...Access,
    description: 'who sees the block: who holds a code, or everybody who is `signedIn`',
  }),
  source: Type.Optional({ ...BlockSource, description: 'where the records come from; the page’s when left out' }),
  refresh: Type.Optional(
    Type.Integer({ minimum: 5, maximum: 86_400, description: 'seconds after which the records are asked anew' }),
  ),
  tools: Type.Optional(
    Type.Boolean({
      description: 'whether the block can be asked anew and looked at closer; as the page says when left out',
    }),
  ),
  empty: Type.Optional({ ...BlockText, description: 'what stands in place of records where there are none' }),
  actions: BlockActions('buttons beside the heading; `record` is the first record and `rows` are all of them'),
  download: Type.Optional(
    Type.Array(Type.Enum(['picture', 'sheet']), {
      uniqueItems: true,
      description: 'the forms in which the block can be saved; an empty list offers none',
    }),
  ),
}

const { source: _source, refresh: _refresh, download: _download, tools: _tools, ...parts } = blockParts

/** What a block says that shows no records. */
export const staticParts = parts

/** What a block says that shows a text, a picture or a control: it may read the first record of a source. */
export const plainParts = {
  ...parts,
  source: Type.Optional({
    ...BlockSource,
    description: 'where its record comes from; the one of the place where it stands when left out',
  }),
}

const { rows: _rows, ...container } = plainParts

/** What a block says that holds other blocks, which read its record. */
export const containerParts = container

/** What a person opens by a record of the block: a row, a point of a chart, the figure. */
export const drillDown = {
  onClick: Type.Optional(
    Type.Array(refTo<Step>('step'), { minItems: 1, description: 'run with the `record` that a person chooses' }),
  ),
}

/** Fields of the block's own records, over those of the page. */
export const ownFields = Type.Optional({
  ...refTo<Readonly<Record<string, Field>>>('fields'),
  keys: 'answered' satisfies Reference,
  description: 'fields of the block alone, beside those of the page; its source has each of them',
})
