import type { CharacterSet } from './characterSet.ts'
import { PatternSizeError } from './patternError.ts'
import type { BackreferenceNode, LookaroundNode, PatternNode } from './tree.ts'

/** One step of a program; `next` and `other` are the numbers of the steps that follow, `next` the preferred one. */
export type Step =
  | { readonly kind: 'character'; readonly set: CharacterSet; next: number }
  | { readonly kind: 'anchor'; readonly node: Extract<PatternNode, { kind: 'anchor' }>; next: number }
  | { readonly kind: 'lookaround'; readonly node: LookaroundNode; next: number }
  | { readonly kind: 'split'; next: number; other: number }
  | { readonly kind: 'backreference'; readonly node: BackreferenceNode; next: number }
  /** Keeps the place in a slot. */
  | { readonly kind: 'keep'; readonly slot: number; next: number }
  /** Empties slots. */
  | { readonly kind: 'clear'; readonly from: number; readonly to: number; next: number }
  /** Goes on only where something was read since the place that a slot keeps. */
  | { readonly kind: 'moved'; readonly slot: number; next: number }
  | { readonly kind: 'found' }

/** Steps, which lead from `start` to the one that has found what is looked for. */
export interface Program {
  readonly steps: readonly Step[]
  readonly start: number
  /** How many places it keeps. */
  readonly slots: number
}

/** The programs of a pattern: of all of it, and of what it looks for ahead of places and behind them. */
export interface Programs {
  readonly whole: Program
  readonly assertions: ReadonlyMap<LookaroundNode, Program>
  readonly size: number
}

interface ProgramOptions {
  /** Whether what stands ahead of a place, or behind it, is read from the end of the text to its start. */
  isBackward(node: LookaroundNode): boolean
  /** Keeps where so many groups matched, which only references ask for. Then the groups are in the first slots. */
  readonly keepsGroups?: number
}

const maxSteps = 25_000

/** Writes the steps of a pattern; throws a `PatternSizeError` for a pattern with too many. */
export function toPrograms(root: PatternNode, options: ProgramOptions): Programs {
  const room = { left: maxSteps }
  const assertions = new Map<LookaroundNode, Program>()
  const write = (node: PatternNode, isBackward: boolean): Program => {
    const program = toProgram(node, isBackward, options.keepsGroups, room)
    for (const step of program.steps)
      if (step.kind === 'lookaround' && !assertions.has(step.node))
        assertions.set(step.node, write(step.node.item, options.isBackward(step.node)))
    return program
  }
  const whole = write(root, false)
  return { whole, assertions, size: maxSteps - room.left }
}

function toProgram(
  root: PatternNode,
  isBackward: boolean,
  keepsGroups: number | undefined,
  room: { left: number },
): Program {
  const steps: Step[] = []
  let slots = keepsGroups === undefined ? 0 : (keepsGroups + 1) * 2
  const add = (step: Step): number => {
    room.left -= 1
    if (room.left < 0) throw new PatternSizeError()
    steps.push(step)
    return steps.length - 1
  }

  /** Adds an item before the step `next`, and returns its first step. */
  const write = (node: PatternNode, next: number): number => {
    switch (node.kind) {
      case 'character':
        return add({ kind: 'character', set: node.set, next })
      case 'sequence': {
        const items = isBackward ? node.items : node.items.toReversed()
        return items.reduce((following, item) => write(item, following), next)
      }
      case 'alternation':
        return node.alternatives
          .map((option) => write(option, next))
          .reduceRight((other, first) => add({ kind: 'split', next: first, other }))
      case 'repeat':
        return writeRepeat(node, next)
      case 'group': {
        if (keepsGroups === undefined) return write(node.item, next)
        const [from, to] = [node.index * 2, node.index * 2 + 1]
        const [first, last] = isBackward ? [to, from] : [from, to]
        const item = write(node.item, add({ kind: 'keep', slot: last, next }))
        return add({ kind: 'keep', slot: first, next: item })
      }
      case 'anchor':
        return add({ kind: 'anchor', node, next })
      case 'lookaround':
        return add({ kind: 'lookaround', node, next })
      case 'backreference':
        return add({ kind: 'backreference', node, next })
    }
  }

  const writeRepeat = (node: Extract<PatternNode, { kind: 'repeat' }>, next: number): number => {
    const { min, max, isLazy } = node
    const choose = (item: number, rest: number): Step =>
      isLazy ? { kind: 'split', next: rest, other: item } : { kind: 'split', next: item, other: rest }
    let first = next
    if (max === Number.POSITIVE_INFINITY) {
      // The item leads back to the choice, which is known once the item is written.
      const loop = add({ kind: 'split', next: 0, other: 0 })
      steps[loop] = choose(writeOptional(node, loop), next)
      first = loop
    } else for (let count = min; count < max; count += 1) first = add(choose(writeOptional(node, first), next))
    for (let count = 0; count < min; count += 1) {
      const once = writeOnce(node, first)
      // What adds no step can be left out as often as one likes.
      if (once === first) break
      first = once
    }
    return first
  }

  /** An item that may be left out has to read something. */
  const writeOptional = (node: Extract<PatternNode, { kind: 'repeat' }>, next: number): number => {
    if (keepsGroups === undefined) return write(node.item, next)
    const slot = slots
    slots += 1
    return add({ kind: 'keep', slot, next: writeOnce(node, add({ kind: 'moved', slot, next })) })
  }

  /** Groups begin empty each time. */
  const writeOnce = (node: Extract<PatternNode, { kind: 'repeat' }>, next: number): number => {
    const item = write(node.item, next)
    const [from, to] = node.groups
    return keepsGroups === undefined || from === to
      ? item
      : add({ kind: 'clear', from: from * 2, to: to * 2, next: item })
  }

  const found = add({ kind: 'found' })
  const start = write(root, found)
  return { steps, start, slots }
}
