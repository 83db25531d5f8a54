import type { ScriptFailure } from '../messages.ts'

/** A place in a text; both count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** How a text was changed before it was parsed: lines put before it, and characters put into it. */
export interface TextShift {
  readonly lines: number
  readonly inserted: readonly Position[]
}

/** The name under which QuickJS knows the stored text. */
export const scriptFile = 'script'

/** The first place in the stored text that a stack of QuickJS names. */
export function findPosition(stack: unknown): Position | undefined {
  const found = /\bscript:(\d+):(\d+)/.exec(String(stack))
  return found ? { line: Number(found[1]), column: Number(found[2]) } : undefined
}

/** The place in the author's text; what lies behind the text, such as a brace that is never closed, is its end. */
function toAuthorPosition(position: Position, { lines, inserted }: TextShift, text: string): Position {
  const own = text.split('\n')
  const line = position.line - lines
  const last = own.at(-1) ?? ''
  if (line > own.length) return { line: own.length, column: last.length + 1 }
  const before = inserted.filter((place) => place.line === position.line && place.column < position.column)
  return { line: Math.max(line, 1), column: Math.max(position.column - before.length, 1) }
}

/** A failure at its place in the author's text. */
export const placeFailure = (failure: ScriptFailure, stack: unknown, shift: TextShift, text: string): ScriptFailure => {
  const position = findPosition(stack)
  return position ? { ...failure, ...toAuthorPosition(position, shift, text) } : failure
}
