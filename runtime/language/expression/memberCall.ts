import type { Node } from './ast.ts'
import { failAt } from './failure.ts'
import { findFunction } from './functions/table.ts'
import { hints } from './hints.ts'
import type { Span } from './types.ts'

/** Says that only functions of the table are called, and which one does what the called member does elsewhere. */
export function failMemberCall(target: Node, open: Span): never {
  const key = target.kind === 'member' ? target.key : undefined
  if (key?.kind !== 'literal' || typeof key.value !== 'string') {
    return failAt(
      open,
      'expression-syntax',
      'Only functions can be called, by their name; expected an operator or the end.',
    )
  }
  const known = findFunction(key.value) ?? findFunction(hints().functions.get(key.value) ?? '')
  const advice = known === undefined ? 'use a function, as in `len(value)`' : `use \`${known.signature}\``
  return failAt(
    key,
    'expression-syntax',
    `The member \`${key.value}\` cannot be called, as members are data; ${advice}.`,
  )
}
