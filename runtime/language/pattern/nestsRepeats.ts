import type { PatternNode } from './tree.ts'

/** Whether something that is repeated without end holds another such repetition, so that a text can be read in endless ways. */
export function nestsRepeats(node: PatternNode, isInside = false): boolean {
  switch (node.kind) {
    case 'sequence':
      return node.items.some((item) => nestsRepeats(item, isInside))
    case 'alternation':
      return node.alternatives.some((option) => nestsRepeats(option, isInside))
    case 'repeat': {
      const isEndless = node.max === Number.POSITIVE_INFINITY
      return (isEndless && isInside) || nestsRepeats(node.item, isInside || isEndless)
    }
    case 'group':
    case 'lookaround':
      return nestsRepeats(node.item, isInside)
    default:
      return false
  }
}
