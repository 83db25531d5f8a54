import { Type } from 'typebox'
import { AccessCode, ExpressionOf, Identity, refTo, Text } from '../../schema/annotations.ts'
import type { Field } from '../../schema/field.ts'
import type { Step } from '../../steps/index.ts'
import { ReportActions } from './action.ts'
import { BlockSource } from './source.ts'

/** What every block says, of whatever type. */
export const blockParts = {
  id: Identity,
  title: Type.Optional({ ...Text, description: 'the heading of the block' }),
  description: Type.Optional({ ...Text, description: 'what the figures mean, beneath the heading' }),
  span: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 24, description: 'columns that the block takes; all of them when left out' }),
  ),
  rows: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 40, description: 'rows of the grid that the block takes, 72 pixels each' }),
  ),
  showWhen: Type.Optional(ExpressionOf(['query', 'route', 'user'])),
  access: Type.Optional({ ...AccessCode, description: 'the code that a person needs to see the block' }),
  source: Type.Optional({ ...BlockSource, description: 'where the records come from; the page’s when left out' }),
  refresh: Type.Optional(
    Type.Integer({ minimum: 5, maximum: 86_400, description: 'seconds after which the records are asked anew' }),
  ),
  empty: Type.Optional({ ...Text, description: 'what stands in place of records where there are none' }),
  actions: ReportActions('buttons beside the heading; `record` is the first record and `rows` are all of them'),
  download: Type.Optional(
    Type.Array(Type.Enum(['picture', 'sheet']), {
      uniqueItems: true,
      description: 'the forms in which the block can be saved; an empty list offers none',
    }),
  ),
}

const { source: _source, refresh: _refresh, download: _download, ...parts } = blockParts

/** What a block says that shows no records. */
export const staticParts = parts

/** What a person opens by a record of the block: a row, a point of a chart, the figure. */
export const drillDown = {
  onClick: Type.Optional(
    Type.Array(refTo<Step>('step'), { minItems: 1, description: 'run with the `record` that a person chooses' }),
  ),
}

/** Fields of the block's own records, over those of the page. */
export const ownFields = Type.Optional({
  ...refTo<Readonly<Record<string, Field>>>('fields'),
  description: 'fields of the block alone, beside those of the page',
})
