import { evaluateCondition } from '../../form/index.ts'
import { innerBlocks, type ReportBlock, type Scope, withInnerBlocks } from '../../language/index.ts'

type IsShown = (block: ReportBlock) => boolean

const innerOf = (block: ReportBlock): readonly ReportBlock[] =>
  innerBlocks(block).flatMap(({ blocks }) => blocks as readonly ReportBlock[])

/** The blocks that a person is shown: those inside of others by themselves, and none of which nothing is left. */
export function shownBlocks(blocks: readonly ReportBlock[], isShown: IsShown): readonly ReportBlock[] {
  return blocks.filter(isShown).flatMap((block): readonly ReportBlock[] => {
    const inner = innerOf(block)
    // A block that nothing changes in stays the same, so that it is not drawn anew.
    if (inner.every((each) => isWhole(each, isShown))) return [block]
    const rest = withInnerBlocks(block, (list) => shownBlocks(list as readonly ReportBlock[], isShown))
    return innerBlocks(rest).every(({ blocks: left }) => left.length === 0) ? [] : [rest]
  })
}

const isWhole = (block: ReportBlock, isShown: IsShown): boolean =>
  isShown(block) && innerOf(block).every((inner) => isWhole(inner, isShown))

/** Blocks whose inner ones read other names than the block itself: they have a record of their own. */
const hasOwnRecord = (block: ReportBlock): boolean =>
  block.type === 'repeat' || ('source' in block && block.source !== undefined)

/** Whether the condition of a block holds, and of a block that holds others that of one of these. */
export function isThere(block: ReportBlock, names: Scope): boolean {
  if (!evaluateCondition(block.showWhen, names, true)) return false
  const inner = hasOwnRecord(block) ? [] : innerOf(block)
  return inner.length === 0 || inner.some((each) => isThere(each, names))
}

/** The conditions that decide which of some blocks are there. */
export const conditionsOf = (blocks: readonly ReportBlock[]): readonly string[] =>
  blocks.flatMap((block) => [
    ...(block.showWhen === undefined ? [] : [block.showWhen]),
    ...(hasOwnRecord(block) ? [] : conditionsOf(innerOf(block))),
  ])
