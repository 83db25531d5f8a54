import { type PatternBudget, spend } from './budget.ts'
import { matchesPlace } from './matchesPlace.ts'
import { type Program, toPrograms } from './program.ts'
import type { CompiledPattern } from './scan.ts'
import type { BackreferenceNode, LookaroundNode, PatternNode } from './tree.ts'

/** Where groups begin and end, and where loops began; -1 where nothing is kept. Never changed in place. */
type Slots = readonly number[]

/** A step takes some times as long as one of a reading without references. */
const cost = 4

interface State {
  readonly step: number
  readonly at: number
  readonly slots: Slots
}

/**
 * Compiles a pattern with references: what they stand for hangs on how the text before was read, so that the ways to read
 * it are tried one after the other. Nothing bounds their number but the budget.
 */
export function compileBacktrack(root: PatternNode, groups: number): CompiledPattern {
  const { whole, assertions, size } = toPrograms(root, { isBackward: ({ isAhead }) => !isAhead, keepsGroups: groups })
  const end = (groups + 1) * 2

  const run = (
    { steps, start, slots: count }: Program,
    { codes, isBackward, budget, isEnd }: Run,
    from: number,
    kept: Slots,
  ): Slots | undefined => {
    const first = [...kept.slice(0, end), ...new Array<number>(count - end).fill(-1)]
    const open: State[] = [{ step: start, at: from, slots: first }]
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      let { step: index, at, slots } = state
      for (;;) {
        const step = steps[index]
        if (step === undefined) break
        // What is kept is copied when it changes.
        spend(budget, step.kind === 'keep' || step.kind === 'clear' ? cost + count : cost)
        if (step.kind === 'found') {
          if (isEnd(at)) return slots
          break
        }
        if (step.kind === 'split') open.push({ step: step.other, at, slots })
        else if (step.kind === 'character') {
          const code = isBackward ? codes[at - 1] : codes[at]
          if (code === undefined || !step.set.has(code)) break
          at += isBackward ? -1 : 1
        } else if (step.kind === 'anchor') {
          if (!matchesPlace(step.node, codes, at)) break
        } else if (step.kind === 'moved') {
          if (slots[step.slot] === at) break
        } else if (step.kind === 'keep') slots = slots.with(step.slot, at)
        else if (step.kind === 'clear')
          slots = slots.map((slot, place) => (place >= step.from && place < step.to ? -1 : slot))
        else if (step.kind === 'backreference') {
          const length = sameLength(step.node, codes, at, slots, isBackward, budget)
          if (length === undefined) break
          at += isBackward ? -length : length
        } else {
          const inside = matchLookaround(step.node, codes, at, slots, budget)
          if ((inside === undefined) !== step.node.isNegative) break
          if (inside !== undefined) slots = [...inside.slice(0, end), ...slots.slice(end)]
        }
        index = step.next
      }
    }
    return undefined
  }

  const matchLookaround = (node: LookaroundNode, codes: Int32Array, at: number, slots: Slots, budget: PatternBudget) =>
    run(assertions.get(node) ?? whole, { codes, isBackward: !node.isAhead, budget, isEnd: () => true }, at, slots)

  const find: CompiledPattern['find'] = (codes, extent, budget) => {
    const nothing: Slots = new Array<number>(end).fill(-1)
    const isEnd = (at: number): boolean => extent === 'anywhere' || at === codes.length
    const last = extent === 'anywhere' ? codes.length : 0
    for (let from = 0; from <= last; from += 1)
      if (run(whole, { codes, isBackward: false, budget, isEnd }, from, nothing) !== undefined) return true
    return false
  }
  return { size, find }
}

interface Run {
  readonly codes: Int32Array
  readonly isBackward: boolean
  readonly budget: PatternBudget
  readonly isEnd: (at: number) => boolean
}

/** How many characters of the text repeat the group; none for a group that took no part, undefined for other characters. */
function sameLength(
  { groups, isSame }: BackreferenceNode,
  codes: Int32Array,
  at: number,
  slots: Slots,
  isBackward: boolean,
  budget: PatternBudget,
): number | undefined {
  const index = groups.find((group) => (slots[group * 2] ?? -1) >= 0 && (slots[group * 2 + 1] ?? -1) >= 0)
  if (index === undefined) return 0
  const from = slots[index * 2] ?? 0
  const length = (slots[index * 2 + 1] ?? 0) - from
  const begin = isBackward ? at - length : at
  if (begin < 0 || begin + length > codes.length) return undefined
  spend(budget, length)
  for (let offset = 0; offset < length; offset += 1)
    if (!isSame(codes[from + offset] ?? 0, codes[begin + offset] ?? 0)) return undefined
  return length
}
