import type { Node } from './ast.ts'
import { joinTexts, toText } from './coercion.ts'
import { compileNode, type Run } from './compile.ts'
import { findDependencies } from './dependencies.ts'
import { allowSource, type Compiled, evaluate, readTree } from './expression.ts'
import { attempt, errorAt } from './failure.ts'
import { readTokens } from './tokens.ts'
import type { CompileOptions, ExpressionError, Template } from './types.ts'

export type Part = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'tree'; readonly tree: Node }

const opening = '{{'

/** Whether a text is to be compiled as a template: it holds `{{`, be it escaped or not. */
export function isTemplate(text: string): boolean {
  return text.includes(opening)
}

/** Reads the expression behind the `{{` at an offset; without an end, the rest of the text cannot be read either. */
function readPart(
  source: string,
  offset: number,
  options: CompileOptions,
): Compiled<{ readonly tree: Node; readonly end: number }> & { readonly end?: number } {
  const read = attempt(() => readTokens(source, offset + opening.length, true))
  if (!read.ok) return { ok: false, errors: [read.error] }
  const { tokens, end, isClosed } = read.value
  if (!isClosed) {
    const message = 'This `{{` is not closed; expected `}}` behind the expression, or `\\{{` for the braces themselves.'
    return { ok: false, errors: [errorAt({ offset, length: opening.length }, 'expression-unclosed-template', message)] }
  }
  const span = { offset, length: end - offset }
  if (tokens.length === 1) {
    return {
      ok: false,
      end,
      errors: [errorAt(span, 'expression-syntax', 'There is no expression in these braces; expected a value.')],
    }
  }
  const allowed = attempt(() => allowSource(span))
  const checked = allowed.ok ? readTree(tokens, options) : { ok: false as const, errors: [allowed.error] }
  return { ...checked, end }
}

export function readParts(source: string, options: CompileOptions): Compiled<{ readonly parts: readonly Part[] }> {
  const parts: Part[] = []
  const errors: ExpressionError[] = []
  let text = ''
  let offset = 0
  for (;;) {
    const next = source.indexOf(opening, offset)
    if (next < 0) break
    if (source[next - 1] === '\\' && next > offset) {
      text += source.slice(offset, next - 1) + opening
      offset = next + opening.length
      continue
    }
    text += source.slice(offset, next)
    const part = readPart(source, next, options)
    if (part.ok) {
      if (text !== '') parts.push({ kind: 'text', text })
      parts.push({ kind: 'tree', tree: part.tree })
      text = ''
    } else {
      errors.push(...part.errors)
    }
    if (part.end === undefined) break
    offset = part.end
  }
  if (errors.length > 0) return { ok: false, errors }
  const tail = text + source.slice(offset)
  if (tail !== '') parts.push({ kind: 'text', text: tail })
  return { ok: true, parts }
}

function compileParts(parts: readonly Part[]): Run {
  const [only] = parts
  if (only?.kind === 'tree' && parts.length === 1) return compileNode(only.tree)
  if (parts.every((part) => part.kind === 'text')) return () => parts.map((part) => part.text).join('')
  const runs = parts.map((part) => (part.kind === 'tree' ? compileNode(part.tree) : part.text))
  return (frame) => {
    const texts = runs.map((run) => (typeof run === 'string' ? run : toText(run(frame), frame.budget)))
    return joinTexts(texts, '', frame.budget)
  }
}

/**
 * Compiles a template (design, section 3): a text with expressions in `{{ … }}`. `\{{` stands for the braces themselves.
 * The errors of all its expressions are reported, with offsets into the whole text. Nothing is thrown.
 */
export function compileTemplate(
  source: string,
  options: CompileOptions = {},
): Compiled<{ readonly template: Template }> {
  const read = readParts(source, options)
  if (!read.ok) return read
  const run = compileParts(read.parts)
  const trees = read.parts.flatMap((part) => (part.kind === 'tree' ? [part.tree] : []))
  const span = { offset: 0, length: source.length }
  return {
    ok: true,
    template: {
      source,
      dependencies: findDependencies(...trees),
      evaluate: (scope) => evaluate(run, scope, span),
    },
  }
}
