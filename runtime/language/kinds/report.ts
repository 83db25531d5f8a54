import { type Static, Type } from 'typebox'
import { Strict } from '../schema/annotations.ts'
import { envelope } from '../schema/envelope.ts'
import { QueryEntry } from '../schema/query.ts'
import { ReportAction } from './report/action.ts'
import { Block } from './report/blocks/index.ts'

/** A report: blocks of figures on a grid under one query bar. Dashboards and monitors are reports (design 3). */
export const ReportPage = Strict({
  ...envelope,
  kind: Type.Literal('report'),
  query: Type.Optional(Type.Array(QueryEntry, { description: 'what people ask of all blocks together' })),
  toolbar: Type.Optional(Type.Array(ReportAction, { description: 'buttons above the blocks' })),
  tools: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'whether the report can be printed, and its blocks asked anew and looked at closer',
    }),
  ),
  columns: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 24, default: 12, description: 'columns of the grid; 12 when left out' }),
  ),
  blocks: Type.Array(Block, { minItems: 1, description: 'the blocks in reading order' }),
})
export type ReportPage = Static<typeof ReportPage>
