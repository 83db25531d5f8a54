import type { CheckLine } from '../../db/tables/rule.ts'
import { findMismatch } from './matchAll.ts'

/** What a value has to be for a line. */
interface Part {
  readonly line: CheckLine
  readonly part: string
}

/**
 * The line of a check rule that a value fails, or undefined (wire contract 4): `*` checks the whole value, a number takes
 * the next so many characters; lines of priority 1 are checked before the others, each group in its order.
 */
export function findFailedLine(name: string, lines: readonly CheckLine[], value: string): CheckLine | undefined {
  const characters = [...value]
  let taken = 0
  const parts = lines.map((line): Part => {
    if (line.digits === '*') return { line, part: value }
    const from = taken
    taken += Number(line.digits)
    return { line, part: characters.slice(from, taken).join('') }
  })
  const first = parts.filter(({ line }) => line.priority === '1')
  const ordered = [...first, ...parts.filter((part) => !first.includes(part))]
  const index = findMismatch(
    name,
    ordered.map(({ line, part }) => ({ pattern: line.pattern, part })),
  )
  return ordered[index]?.line
}
