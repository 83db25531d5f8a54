import type { ReportBlock } from '../../language/index.ts'

/** The blocks that a person is shown: those of a group by themselves, and no group of which none is left. */
export function shownBlocks(
  blocks: readonly ReportBlock[],
  isShown: (block: ReportBlock) => boolean,
): readonly ReportBlock[] {
  return blocks.filter(isShown).flatMap((block): readonly ReportBlock[] => {
    if (block.type !== 'group') return [block]
    const inner = shownBlocks(block.blocks, isShown)
    return inner.length === 0 ? [] : [{ ...block, blocks: inner }]
  })
}
