import type { AnyBlock, SingleBlock } from './blocks/index.ts'
import { innerBlocks } from './children.ts'

/** Blocks with those inside of others, in reading order, each before those that it holds. */
export const allBlocks = (blocks: readonly AnyBlock[]): readonly AnyBlock[] =>
  blocks.flatMap((block) => [
    block,
    ...innerBlocks(block).flatMap(({ blocks: inner }) => allBlocks(inner as readonly AnyBlock[])),
  ])

const isSingle = (block: AnyBlock): block is SingleBlock => innerBlocks(block).length === 0

/**
 * The blocks that hold no others, in reading order. It stands apart from the schemas of blocks, which who draws a page does
 * not need.
 */
export const singleBlocks = (blocks: readonly AnyBlock[]): readonly SingleBlock[] => allBlocks(blocks).filter(isSingle)
