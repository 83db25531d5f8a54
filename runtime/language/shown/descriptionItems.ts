import type { BlockTypes } from '../kinds/page/blocks/index.ts'

type Item = Exclude<BlockTypes['descriptions']['items'][number], string>

/** The items of a block with their parts named. */
export const toDescriptionItems = ({ items }: BlockTypes['descriptions']): readonly Item[] =>
  items.map((entry) => (typeof entry === 'string' ? { field: entry } : entry))
