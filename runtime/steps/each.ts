import { resolveTemplates, type Scope, type Step } from '../language/index.ts'
import { defineStep, type StepFailure } from '../registry/index.ts'
import { nothingToGoThrough } from './failures.ts'

/**
 * Runs steps for one record after the other. A failure is kept for the summary and the next one follows, unless the
 * document wants to stop; a person may stop at any time. What was left out ends the action.
 */
export const each = defineStep({
  id: 'each',
  literal: ['name', 'steps'],
  async run({ of, as = 'record', name, steps, stopOnFailure = false }, context) {
    const records = toRecords(of)
    if (records.length === 0) return { result: { total: 0, done: 0, failed: 0 } }
    const progress = context.progress(records.length)
    const failures: StepFailure[] = []
    let over = 0
    let done = 0
    for (const record of records) {
      if (progress.signal.aborted || (stopOnFailure && failures.length > 0)) break
      const scope = { ...context.scope, [as]: record }
      const called = toName(name, scope) || context.nameOf(record) || String(over + 1)
      progress.update(over, called)
      try {
        // The language has checked each of them to be a step; its type cannot name itself in its own schema.
        if (await context.run(steps as unknown as readonly Step[], scope, { isQuiet: true })) done += 1
      } catch (error) {
        failures.push({ name: called, reason: context.toMessage(error) })
      }
      over += 1
    }
    await progress.end({ over, failures })
    return over < records.length ? 'stop' : { result: { total: over, done, failed: failures.length } }
  },
})

/** @throws AppError when the document names something else than records. */
function toRecords(of: unknown): readonly unknown[] {
  if (of === undefined || of === null || of === '') return []
  if (!Array.isArray(of)) throw nothingToGoThrough()
  return of
}

const toName = (name: string | undefined, scope: Scope): string => {
  const { value } = resolveTemplates(name ?? '', scope)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
