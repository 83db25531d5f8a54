import { compileExpression, type Expression, type Scope } from '../../../language/index.ts'

const compiled = new Map<string, Expression | null>()

/** The value of a formula of a block, compiled once; undefined where it gives none. */
export function evaluateIn(source: string, scope: Scope): unknown {
  let expression = compiled.get(source)
  if (expression === undefined) {
    const result = compileExpression(source)
    expression = result.ok ? result.expression : null
    compiled.set(source, expression)
  }
  const result = expression?.evaluate(scope)
  return result?.ok ? result.value : undefined
}
