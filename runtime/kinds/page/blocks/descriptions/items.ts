import type { BlockTypes } from '../../../../language/index.ts'

type Item = Exclude<BlockTypes['descriptions']['items'][number], string>

/** The items of a block with their parts named. */
export const toItems = ({ items }: BlockTypes['descriptions']): readonly Item[] =>
  items.map((entry) => (typeof entry === 'string' ? { field: entry } : entry))
