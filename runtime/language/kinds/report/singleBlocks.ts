import type { ReportBlock, SingleBlock } from './blocks/index.ts'

/**
 * Blocks with those inside of groups, in reading order; the groups themselves are left out. It stands apart from the
 * schemas of blocks, which who draws a report does not need.
 */
export const singleBlocks = (blocks: readonly ReportBlock[]): readonly SingleBlock[] =>
  blocks.flatMap((block) => (block.type === 'group' ? singleBlocks(block.blocks) : [block]))
