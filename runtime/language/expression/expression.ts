import type { Node } from './ast.ts'
import { createBudget } from './budget.ts'
import { check } from './check.ts'
import { compileNode, type Frame } from './compile.ts'
import { findDependencies } from './dependencies.ts'
import { attempt, errorAt, failAt } from './failure.ts'
import { formatLimit, limits } from './limits.ts'
import { parse } from './parser.ts'
import { copyResult } from './result.ts'
import { readTokens, type Token } from './tokens.ts'
import type { CompileOptions, EvaluationResult, Expression, ExpressionError, Scope, Span } from './types.ts'
import type { Value } from './values.ts'

/** The names that may have a value in an expression (design, section 3); a place may have fewer. */
export const scopeNames: readonly string[] = [
  'record',
  'before',
  'values',
  'self',
  'selection',
  'query',
  'route',
  'user',
  'rows',
  'result',
  'item',
  'index',
  'given',
  'state',
  'sources',
  'page',
]

/** What a compilation gives: the compiled thing, or every error that was found. */
export type Compiled<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly errors: readonly ExpressionError[] }

/** Refuses a source that is too long to be read at all. */
export function allowSource(span: Span): void {
  if (span.length > limits.source) {
    const message = `An expression has at most ${formatLimit(limits.source)} characters, not ${span.length}; split it.`
    failAt(span, 'expression-limit', message)
  }
}

/** Turns the tokens of one expression into a checked tree, or its errors. */
export function readTree(tokens: readonly Token[], options: CompileOptions): Compiled<{ readonly tree: Node }> {
  const parsed = attempt(() => parse(tokens))
  if (!parsed.ok) return { ok: false, errors: [parsed.error] }
  const errors = check(parsed.value, options.names ?? scopeNames)
  return errors.length === 0 ? { ok: true, tree: parsed.value } : { ok: false, errors }
}

/** Runs something compiled over a scope with a fresh budget, and copies what it gives. */
export function evaluate(run: (frame: Frame) => Value, scope: Scope, span: Span): EvaluationResult {
  const budget = createBudget(span)
  return attempt(() => copyResult(run({ scope, budget }), budget))
}

/**
 * Compiles an expression (design, section 3). A syntax error stands alone; otherwise every wrong name, function and
 * argument is reported. Nothing is thrown.
 */
export function compileExpression(
  source: string,
  options: CompileOptions = {},
): Compiled<{ readonly expression: Expression }> {
  const span = { offset: 0, length: source.length }
  const read = attempt(() => {
    allowSource(span)
    return readTokens(source, 0, false).tokens
  })
  if (!read.ok) return { ok: false, errors: [read.error] }
  if (read.value.length === 1) {
    return { ok: false, errors: [errorAt(span, 'expression-syntax', 'The expression is empty; expected a value.')] }
  }
  const checked = readTree(read.value, options)
  if (!checked.ok) return checked
  const run = compileNode(checked.tree)
  return {
    ok: true,
    expression: {
      source,
      dependencies: findDependencies(checked.tree),
      evaluate: (scope) => evaluate(run, scope, span),
    },
  }
}
