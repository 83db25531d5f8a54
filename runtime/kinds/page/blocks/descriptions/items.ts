import type { ReportBlocks } from '../../../../language/index.ts'

type Item = Exclude<ReportBlocks['descriptions']['items'][number], string>

/** The items of a block with their parts named. */
export const toItems = ({ items }: ReportBlocks['descriptions']): readonly Item[] =>
  items.map((entry) => (typeof entry === 'string' ? { field: entry } : entry))
