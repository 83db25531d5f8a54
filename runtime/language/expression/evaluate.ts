import { compileExpression } from './expression.ts'
import type { EvaluationResult, Expression, ExpressionError, Scope } from './types.ts'

type Compiled =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly error: ExpressionError }

const compiled = new Map<string, Compiled>()

/** A server sees the documents of all pages, and those that they were before. */
const mostCompiled = 5_000

/** The compiled form of an expression of a document, compiled once for all the fields and pages that share it. */
function compileOnce(source: string): Compiled {
  const known = compiled.get(source)
  if (known) return known
  const result = compileExpression(source)
  const [first] = result.ok ? [] : result.errors
  const entry: Compiled = result.ok
    ? { ok: true, expression: result.expression }
    : { ok: false, error: first ?? { offset: 0, length: 0, code: 'expression-syntax', message: source } }
  if (compiled.size >= mostCompiled) compiled.clear()
  compiled.set(source, entry)
  return entry
}

/** The value of an expression in a scope; an expression that does not compile fails as it would when it runs. */
export function evaluate(source: string, scope: Scope): EvaluationResult {
  const entry = compileOnce(source)
  return entry.ok ? entry.expression.evaluate(scope) : { ok: false, error: entry.error }
}

/** The value of an expression; undefined where it gives none. */
export function evaluateIn(source: string, scope: Scope): unknown {
  const result = evaluate(source, scope)
  return result.ok ? result.value : undefined
}

/** Whether a condition holds; one that fails counts as the fallback. */
export function evaluateCondition(source: string | undefined, scope: Scope, fallback: boolean): boolean {
  if (source === undefined) return fallback
  const result = evaluate(source, scope)
  return result.ok ? Boolean(result.value) : fallback
}

const dependenciesOf = (source: string): readonly string[] => {
  const entry = compileOnce(source)
  return entry.ok ? entry.expression.dependencies : []
}

/**
 * The names below `values`, `record` or `rows` that an expression reads, or `all` when it reads them dynamically. A form watches
 * these and nothing else, so that a keystroke evaluates what depends on it.
 */
export function watchedNames(source: string, of: 'values' | 'record' | 'rows'): readonly string[] | 'all' {
  const paths = dependenciesOf(source)
  if (paths.includes(of)) return 'all'
  const names = paths.map((path) => path.split('.')).flatMap(([root, name]) => (root === of && name ? [name] : []))
  return [...new Set(names)]
}

/** Whether an expression reads what one of the names in scope holds, such as `selection`. */
export const readsName = (source: string, name: string): boolean =>
  dependenciesOf(source).some((path) => path.split('.')[0] === name)

/** Whether an expression reads what one of the names in scope holds, and nothing else of it. */
export const readsOnly = (source: string, name: string): boolean =>
  dependenciesOf(source).every((path) => path.split('.')[0] === name)

/** Whether an expression reads the value of the field that it stands at. */
export const readsSelf = (source: string): boolean => readsName(source, 'self')
