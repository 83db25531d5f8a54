import { evaluateCondition } from '../../form/index.ts'
import { type AnyBlock, innerBlocks, type Scope, withInnerBlocks } from '../../language/index.ts'

type IsShown = (block: AnyBlock) => boolean

const innerOf = (block: AnyBlock): readonly AnyBlock[] =>
  innerBlocks(block).flatMap(({ blocks }) => blocks as readonly AnyBlock[])

/** The blocks that a person is shown: those inside of others by themselves, and none of which nothing is left. */
export function shownBlocks(blocks: readonly AnyBlock[], isShown: IsShown): readonly AnyBlock[] {
  return blocks.filter(isShown).flatMap((block): readonly AnyBlock[] => {
    const inner = innerOf(block)
    // A block that nothing changes in stays the same, so that it is not drawn anew.
    if (inner.every((each) => isWhole(each, isShown))) return [block]
    const rest = withInnerBlocks(block, (list) => shownBlocks(list as readonly AnyBlock[], isShown))
    return innerBlocks(rest).every(({ blocks: left }) => left.length === 0) ? [] : [rest]
  })
}

const isWhole = (block: AnyBlock, isShown: IsShown): boolean =>
  isShown(block) && innerOf(block).every((inner) => isWhole(inner, isShown))

/** Blocks whose inner ones read other names than the block itself: they have a record of their own. */
const hasOwnRecord = (block: AnyBlock): boolean =>
  block.type === 'repeat' || ('source' in block && block.source !== undefined)

/** Whether the condition of a block holds, and of a block that holds others that of one of these. */
export function isThere(block: AnyBlock, names: Scope): boolean {
  if (!evaluateCondition(block.showWhen, names, true)) return false
  const inner = hasOwnRecord(block) ? [] : innerOf(block)
  return inner.length === 0 || inner.some((each) => isThere(each, names))
}

/** The conditions that decide which of some blocks are there. */
export const conditionsOf = (blocks: readonly AnyBlock[]): readonly string[] =>
  blocks.flatMap((block) => [
    ...(block.showWhen === undefined ? [] : [block.showWhen]),
    ...(hasOwnRecord(block) ? [] : conditionsOf(innerOf(block))),
  ])
