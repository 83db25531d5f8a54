import type { ReportBlocks } from '../../../../language/index.ts'

export type Column = Exclude<ReportBlocks['table']['columns'][number], string>

/** The columns of a table with their parts named. */
export const toColumns = ({ columns }: ReportBlocks['table']): readonly Column[] =>
  columns.map((entry) => (typeof entry === 'string' ? { field: entry } : entry))
