import { compileExpression, isObject, resolveTemplates, type Scope, type Step, verbOf } from '../language/index.ts'
import type { Registry, StepContext } from '../registry/index.ts'
import { templateFailed, unknownStep } from './failures.ts'

/** Fills in the templates of the arguments, in the places that the schema of the step marks. */
const resolve = (args: unknown, literal: readonly string[], scope: Scope): unknown => {
  if (!isObject(args)) return resolveValue(args, scope)
  const kept = literal.filter((name) => name in args)
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !kept.includes(name)))
  const resolved = resolveValue(rest, scope) as Record<string, unknown>
  return { ...resolved, ...Object.fromEntries(kept.map((name) => [name, args[name]])) }
}

const resolveValue = (value: unknown, scope: Scope): unknown => {
  const { value: resolved, errors } = resolveTemplates(value, scope)
  const [first] = errors
  if (first) throw templateFailed(first.error.message)
  return resolved
}

/**
 * Runs the steps of an action one after the other. What a step leaves as its result is the name `result` for those that
 * follow. A step that stops ends the action quietly; one that throws ends it with its error.
 *
 * @returns whether the last step was reached.
 */
export async function runSteps(
  steps: readonly Step[],
  registry: Registry,
  contextFor: (scope: Scope) => StepContext,
  scope: Scope,
): Promise<boolean> {
  let names = scope
  for (const step of steps) {
    const verb = verbOf(step)
    const definition = verb && registry.findStep(verb)
    if (!verb || !definition) throw unknownStep(Object.keys(step).join(', '))
    if (step.when !== undefined && !evaluateCondition(step.when, names)) continue
    const args = (step as Readonly<Record<string, unknown>>)[verb]
    const outcome = await definition.run(
      resolve(args, definition.literal ?? [], names),
      withOwnTexts(contextFor(names), args),
    )
    if (outcome === 'stop') return false
    if (outcome) names = { ...names, result: outcome.result }
  }
  return true
}

/** Only texts of the document are keys: what a template took from data is shown as it stands, also when it looks like one. */
const withOwnTexts = (context: StepContext, args: unknown): StepContext => ({
  ...context,
  text: (source) => (isDocumentText(args, source) ? context.text(source) : source),
})

const isDocumentText = (args: unknown, source: string): boolean =>
  args === source || (typeof args === 'object' && args !== null && Object.values(args).includes(source))

const evaluateCondition = (source: string, scope: Scope): boolean => {
  const compiled = compileExpression(source)
  if (!compiled.ok) throw templateFailed(compiled.errors.map((error) => error.message).join(' '))
  const result = compiled.expression.evaluate(scope)
  if (!result.ok) throw templateFailed(result.error.message)
  return Boolean(result.value)
}
