import { compileExpression, type Scope } from '../../../runtime/language/expression/index.ts'

/** The value of an expression that must compile and run. */
export function valueFrom(source: string, scope: Scope = {}): unknown {
  const compiled = compileExpression(source)
  if (!compiled.ok) throw new Error(`${source}: ${compiled.errors[0]?.message}`)
  const result = compiled.expression.evaluate(scope)
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`)
  return result.value
}
