import { errorAt } from './failure.ts'
import { limits } from './limits.ts'
import { compileTemplate, isTemplate } from './template.ts'
import type { EvaluationResult, ExpressionError, Scope } from './types.ts'

/** A template inside a value that could not be resolved, and where it stands. */
export interface TemplateFailure {
  readonly path: readonly (string | number)[]
  readonly error: ExpressionError
}

type Evaluate = (scope: Scope) => EvaluationResult

const cachedTemplates = 2_000
const cache = new Map<string, Evaluate>()

function compileCached(source: string): Evaluate {
  const known = cache.get(source)
  if (known !== undefined) return known
  const compiled = compileTemplate(source)
  const error = compiled.ok ? undefined : compiled.errors[0]
  const run: Evaluate = compiled.ok
    ? compiled.template.evaluate
    : () => ({
        ok: false,
        error: error ?? errorAt({ offset: 0, length: 0 }, 'expression-syntax', 'The template is broken.'),
      })
  const oldest = cache.keys().next()
  if (cache.size >= cachedTemplates && !oldest.done) cache.delete(oldest.value)
  cache.set(source, run)
  return run
}

/**
 * Resolves every template in a JSON value of a document (design, section 3). Only the texts of the document are
 * templates: what a template gives is put in as it is, even when it looks like one. A template that fails leaves
 * undefined in its place and is reported with its path. The value itself stays unchanged.
 */
export function resolveTemplates(
  value: unknown,
  scope: Scope,
): { readonly value: unknown; readonly errors: readonly TemplateFailure[] } {
  const errors: TemplateFailure[] = []

  function accept(path: TemplateFailure['path'], result: EvaluationResult): unknown {
    if (result.ok) return result.value
    errors.push({ path, error: result.error })
    return undefined
  }

  function resolve(node: unknown, path: TemplateFailure['path']): unknown {
    if (typeof node === 'string') return isTemplate(node) ? accept(path, compileCached(node)(scope)) : node
    if (typeof node !== 'object' || node === null) return node
    if (path.length > limits.depth) {
      const message = `A document nests at most ${limits.depth} levels; take some of them out.`
      return accept(path, { ok: false, error: errorAt({ offset: 0, length: 0 }, 'expression-limit', message) })
    }
    if (Array.isArray(node)) return node.map((item, index) => resolve(item, [...path, index]))
    const members = Object.entries(node).filter(([key]) => key !== '__proto__')
    return Object.fromEntries(members.map(([key, member]) => [key, resolve(member, [...path, key])]))
  }

  return { value: resolve(value, []), errors }
}
