import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { ScriptFailure } from '../messages.ts'
import { findPosition, type Position, placeFailure, scriptFile, type TextShift } from './position.ts'
import { type Thrown, toFailure } from './toFailure.ts'

/** A script that was read: an object with its methods, and how to find places of the author's text again. */
export type ParsedScript =
  | { readonly ok: true; readonly methods: QuickJSHandle; readonly shift: TextShift }
  | { readonly ok: false; readonly failure: ScriptFailure }

type Reading =
  | { readonly ok: true; readonly handle: QuickJSHandle; readonly shift: TextShift }
  | { readonly ok: false; readonly error: unknown; readonly shift: TextShift }

const toThrown = (error: unknown): Thrown => (typeof error === 'object' && error !== null ? error : { message: error })

/** Methods of a long script; a text that needs more commas is none. */
const maxCommas = 300

const plain: TextShift = { lines: 0, inserted: [] }
const wrapped: TextShift = { lines: 1, inserted: [] }

function evaluate(context: QuickJSContext, code: string, shift: TextShift): Reading {
  const result = context.evalCode(code, scriptFile)
  if (!result.error) return { ok: true, handle: result.value, shift }
  const error: unknown = context.dump(result.error)
  result.error.dispose()
  return { ok: false, error, shift }
}

/** Where a comma between two methods is missing: before a name, or in place of a semicolon. */
function findMissingComma(lines: readonly string[], { line, column }: Position): 'insert' | 'replace' | undefined {
  const text = lines[line - 1] ?? ''
  if (text[column - 1] === ';') return 'replace'
  const before = [...lines.slice(0, line - 1), text.slice(0, column - 1)]
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return /[\p{L}\w$'"[*]/u.test(text[column - 1] ?? '') && before.trimEnd().endsWith('}') ? 'insert' : undefined
}

/** Methods as in an object, with commas between them or without: QuickJS says where one is missing. */
function readMethods(context: QuickJSContext, text: string): Reading {
  const lines = ['({', ...text.split('\n'), '})']
  let shift = wrapped
  for (let count = 0; ; count += 1) {
    const reading = evaluate(context, lines.join('\n'), shift)
    if (reading.ok || count === maxCommas) return reading
    const thrown = toThrown(reading.error)
    const position = findPosition(thrown.stack)
    if (thrown.name !== 'SyntaxError' || !position) return reading
    const way = findMissingComma(lines, position)
    if (!way) return reading
    const { line, column } = position
    const own = lines[line - 1] ?? ''
    lines[line - 1] = `${own.slice(0, column - 1)},${own.slice(way === 'insert' ? column - 1 : column)}`
    if (way === 'insert') shift = { lines: 1, inserted: [...shift.inserted, position] }
  }
}

const globalNames = (context: QuickJSContext): readonly string[] => {
  const result = context.evalCode('Object.getOwnPropertyNames(globalThis)')
  if (result.error) return []
  const names = context.dump(result.value) as readonly string[]
  result.value.dispose()
  return names
}

/** Functions in the old way, each with its name. */
function readFunctions(context: QuickJSContext, text: string): Reading {
  const before = new Set(globalNames(context))
  const reading = evaluate(context, text, plain)
  if (!reading.ok) return reading
  reading.handle.dispose()
  const methods = context.newObject()
  for (const name of globalNames(context)) {
    if (before.has(name)) continue
    const value = context.getProp(context.global, name)
    if (context.typeof(value) === 'function') context.setProp(methods, name, value)
    value.dispose()
  }
  return { ok: true, handle: methods, shift: plain }
}

/** How far a reading came; the one that came furthest knows best what is wrong. */
const reach = (reading: Reading): number => {
  const position = reading.ok ? undefined : findPosition(toThrown(reading.error).stack)
  return position ? (position.line - reading.shift.lines) * 100_000 + position.column : 0
}

/**
 * Reads the text of a stored script: methods as in an object, with commas between them or without, the same in braces, or
 * functions. QuickJS parses; what it refuses in each of these ways is told at the place of the author's text.
 */
export function parseScript(context: QuickJSContext, text: string): ParsedScript {
  const source = text.replace(/\r\n?/g, '\n')
  const ways = [
    ...(/^\s*\{/.test(source) ? [() => evaluate(context, `(\n${source}\n)`, wrapped)] : []),
    () => readMethods(context, source),
    () => readFunctions(context, source),
  ]
  const failed: Reading[] = []
  for (const read of ways) {
    const reading = read()
    if (reading.ok && context.typeof(reading.handle) === 'object')
      return { ok: true, methods: reading.handle, shift: reading.shift }
    if (reading.ok) {
      reading.handle.dispose()
      continue
    }
    failed.push(reading)
    // What was understood and then failed needs no other way of reading.
    if (toThrown(reading.error).name !== 'SyntaxError') break
  }
  const understood = failed.find((reading) => !reading.ok && toThrown(reading.error).name !== 'SyntaxError')
  const best = understood ?? failed.reduce((one, other) => (reach(other) > reach(one) ? other : one))
  const thrown = toThrown(best.ok ? undefined : best.error)
  const failure: ScriptFailure =
    thrown.name === 'SyntaxError' ? { kind: 'syntax', message: String(thrown.message ?? '') } : toFailure(thrown, '')
  return { ok: false, failure: placeFailure(failure, thrown.stack, best.shift, source) }
}
