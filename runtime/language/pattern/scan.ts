import { type PatternBudget, spend } from './budget.ts'
import { matchesPlace } from './matchesPlace.ts'
import { type Program, toPrograms } from './program.ts'
import type { LookaroundNode, PatternNode } from './tree.ts'

/** Where a match may begin and end. */
export type Extent = 'anywhere' | 'whole'

/** A pattern that can be looked for in a text of `codes`; throws a `PatternBudgetError` where that takes too many steps. */
export interface CompiledPattern {
  readonly size: number
  find(codes: Int32Array, extent: Extent, budget: PatternBudget): boolean
}

/**
 * Compiles a pattern without references. A text is read once, with all steps that the pattern may be at side by side, so
 * that the time grows with the text and never with the number of ways to read it. What a pattern looks for ahead of a
 * place or behind it is marked at all places by one more reading, from the end of the text for what stands ahead.
 */
export function compileScan(root: PatternNode): CompiledPattern {
  const { whole, assertions, size } = toPrograms(root, { isBackward: ({ isAhead }) => isAhead })

  const find: CompiledPattern['find'] = (codes, extent, budget) => {
    const marked = new Map<LookaroundNode, Uint8Array>()
    const isSeen = (node: LookaroundNode, at: number): boolean => {
      const places = marked.get(node) ?? mark(node)
      return (places[at] === 1) !== node.isNegative
    }
    const mark = (node: LookaroundNode): Uint8Array => {
      const places = new Uint8Array(codes.length + 1)
      read(
        assertions.get(node) ?? whole,
        { codes, isBackward: node.isAhead, beginsAnywhere: true, budget, isSeen },
        (at) => {
          places[at] = 1
          return false
        },
      )
      marked.set(node, places)
      return places
    }
    const beginsAnywhere = extent === 'anywhere'
    return read(
      whole,
      { codes, isBackward: false, beginsAnywhere, budget, isSeen },
      (at) => beginsAnywhere || at === codes.length,
    )
  }
  return { size, find }
}

interface Reading {
  readonly codes: Int32Array
  readonly isBackward: boolean
  readonly beginsAnywhere: boolean
  readonly budget: PatternBudget
  readonly isSeen: (node: LookaroundNode, at: number) => boolean
}

/** Reads a text and reports every place where the program has found what it looks for; true once `report` is content. */
function read({ steps, start }: Program, reading: Reading, report: (at: number) => boolean): boolean {
  const { codes, isBackward, beginsAnywhere, budget, isSeen } = reading
  // The steps that wait for a character, here and behind it, and at which reading each step was entered last.
  let waiting = new Int32Array(steps.length)
  let following = new Int32Array(steps.length)
  const entered = new Int32Array(steps.length).fill(-1)
  const open: number[] = []
  let count = 0
  let isFound = false

  /** Enters a step and all that it leads to without reading. */
  const enter = (first: number, at: number, turn: number): void => {
    open.push(first)
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (entered[index] === turn) continue
      entered[index] = turn
      spend(budget, 1)
      const step = steps[index]
      if (step === undefined) continue
      switch (step.kind) {
        case 'character':
          following[count] = index
          count += 1
          break
        case 'split':
          open.push(step.other, step.next)
          break
        case 'anchor':
          if (matchesPlace(step.node, codes, at)) open.push(step.next)
          break
        case 'lookaround':
          if (isSeen(step.node, at)) open.push(step.next)
          break
        case 'found':
          isFound = true
          break
        default:
          open.push(step.next)
      }
    }
  }

  const { length } = codes
  for (let turn = 0; turn <= length; turn += 1) {
    const at = isBackward ? length - turn : turn
    const code = isBackward ? codes[at] : codes[at - 1]
    const ended = count
    ;[waiting, following] = [following, waiting]
    count = 0
    isFound = false
    for (let index = 0; index < ended; index += 1) {
      const step = steps[waiting[index] ?? 0]
      if (step?.kind === 'character' && code !== undefined && step.set.has(code)) enter(step.next, at, turn)
    }
    if (turn === 0 || beginsAnywhere) enter(start, at, turn)
    if (isFound && report(at)) return true
    if (count === 0 && !beginsAnywhere) return false
  }
  return false
}
